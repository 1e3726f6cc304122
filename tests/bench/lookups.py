"""How long search takes: `python -m tests.bench.lookups` asks the forty look-ups and prints the time of each.

Exit code 1 if one of them takes longer than a blink.
"""

import os
import sys
from statistics import median


def main() -> int:
    """Prints the times."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tutorial.settings")
    import django

    django.setup()
    from tests.tutorial.search.test_lookups import BLINK, LOOKUPS, quickest

    times = {(locale, typed): quickest(locale, typed) * 1000 for locale, typed, _wanted in LOOKUPS}
    for (locale, typed), spent in sorted(times.items(), key=lambda each: -each[1]):
        print(f"{spent:7.1f} ms  {locale}  {typed}")
    print(f"median {median(times.values()):.1f} ms, slowest {max(times.values()):.1f} ms; goal {BLINK * 1000:.0f} ms")
    return int(max(times.values()) > BLINK * 1000)


if __name__ == "__main__":
    sys.exit(main())
