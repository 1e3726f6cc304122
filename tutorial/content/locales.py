"""The languages the content is written in."""

SOURCE_LOCALE = "en"
"""The language every other one is translated from."""

LOCALES = (SOURCE_LOCALE, "sq", "sw", "bn", "hi", "ka")
"""Every language of the content, in the order reports list them."""

TRANSLATIONS = LOCALES[1:]
"""The languages that carry digests of the English they translate."""
