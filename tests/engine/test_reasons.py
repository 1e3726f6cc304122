from engine.reasons import ContentError, IllegalAction, NotationError, Reason, Term, Verdict


def test_errors_carry_their_reason() -> None:
    reason = Reason("variant.unknown", {"text": "chess"})
    for kind in (NotationError, IllegalAction, ContentError):
        assert kind(reason).reason is reason
        assert str(kind(reason)) == "variant.unknown {'text': 'chess'}"


def test_a_verdict_tells_its_first_reason() -> None:
    assert Verdict(True).because == ""
    assert Verdict(False, (Reason("a.first"), Reason("b.second"))).because == "a.first"


def test_reasons_are_values() -> None:
    one, same = (Reason("a.first", {"word": Term("pung")}) for _ in range(2))
    assert one == same
    assert hash(one) == hash(same)
    assert one != Reason("a.first", {"word": Term("kong")})
