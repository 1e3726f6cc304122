"""What must hold in every deal of every variant: tried by the tests in few deals, and by the bench in many."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from itertools import combinations

from engine.actions import (
    Action,
    AddKong,
    BlindPass,
    Call,
    ChangeExposure,
    ChooseVoid,
    Chow,
    ContinueCharleston,
    Courtesy,
    DeclareReady,
    Discard,
    ExchangeJoker,
    Kong,
    LookAtTiles,
    Pass,
    PassTiles,
    Pung,
    StopCharleston,
    Win,
    parse_action,
    print_action,
)
from engine.chance import Chance
from engine.coach.bots import new, regular
from engine.deals import Came, Start, parse_start, print_start
from engine.events import (
    CharlestonStopped,
    ClaimLost,
    CourtesyAgreed,
    Event,
    ExposureChanged,
    JokerExchanged,
    KongAnnounced,
    Melded,
    Revealed,
    SecondCharleston,
    TilesPassed,
    Won,
)
from engine.hands import hand_of
from engine.ledger import gains, pot_gain
from engine.phases.charleston import Passing
from engine.phases.void_suit import VoidSuit
from engine.play import apply, explain, legal, owing, replay
from engine.reasons import IllegalAction, Reason
from engine.ruleset import Variant
from engine.seats import Seat
from engine.state import GameState
from engine.tiles import Suit, Tile
from engine.view import View, view_of
from tests.engine.playing import LONGEST, Played, anything, opened, play, seeded, stacked

PLAYERS = ((regular,) * 4, (new,) * 4, (regular, new, regular, anything), (anything,) * 4)
"""Who sits at the table, by turns: greedy and random players."""


@dataclass(frozen=True, slots=True)
class Script:
    """A stacked wall and the actions that make of it what chance seldom makes; every variant can play it."""

    hands: tuple[str, ...]
    script: tuple[str, ...]
    draws: str = ""
    back: str = ""
    voids: str = "ssps"
    """The suit each seat does without, where one is chosen."""


ROBBERY = Script(
    ("5p1133557799m888p", "55p1122334466m7p", "123456789s46p99p", "1122334455667s"),
    ("A discard 5p", "C pass", "B pung 5p 5p", "B discard 7p", "", "", "", "B add 5p", "C win"),
    draws="9m 8s 9m 5p",
    voids="ssmp",
)
REPLACEMENT = Script(("5555p123456789m9p",), ("A kong 5555p", "A win"), back="9p 8p")
CLAIMED_KONG = Script(
    ("5p1199m2244668m33p", "555p1133557799m", "1122334455667s"), ("A discard 5p", "B kong 5p 5p 5p"), back="9p 9p"
)
ADDED_KONG = replace(ROBBERY, script=(*ROBBERY.script[:-1], "C pass"))
LOST_CLAIM = replace(ROBBERY, script=("A discard 5p", "B pung 5p 5p", "C win"), draws="")
SCRIPTS = (ROBBERY, REPLACEMENT, CLAIMED_KONG, ADDED_KONG, LOST_CLAIM)
LOST_CALL = Script(
    ("5p11199m224466m3p", "5p5p11335577s1z5z6z", "5p1j99p2244668s77z", "3399s112233446z"),
    ("A discard 5p", "C call 5p 1j", "B call 5p 5p"),
)
QUINT = Script(
    ("5p11199m224466m3p", "5p5p1j1j11335577s5z", "5p99p2244668s77z1f", "3399s112233446z"),
    (
        "A discard 5p",
        "B call 5p 5p 1j 1j",
        "B expose 5p.2 5p.3 1j.1",
        "B expose 5p.2 5p.3 1j.1 1j.2",
        "B discard 5z",
        "C exchange 5p 1j.1",
    ),
)
HEAVENLY = Script(("888s8888m333z55z1j1j",), ("A win",))
CARD_SCRIPTS = (LOST_CALL, QUINT, HEAVENLY)
"""The same for variants in which hands are lines of a card."""


def scripts_of(variant: Variant) -> tuple[Script, ...]:
    """The scripts this variant can play."""
    return SCRIPTS if variant.has_sets else CARD_SCRIPTS


def scripted(variant: Variant, script: Script) -> tuple[Played, list[str]]:
    """A stacked deal, played by its script (an empty line discards on), then by regular players; what it violated."""
    deal = opened(variant, stacked(variant, *script.hands, draws=script.draws, back=script.back))
    wrong: list[str] = []
    if isinstance(deal.state.phase, VoidSuit):
        deal.do(*(f"{seat.name} void {suit}" for seat, suit in zip(Seat, script.voids, strict=True)))
    if isinstance(deal.state.phase, Passing) and script is not HEAVENLY:
        deal.pass_home()
    for text in script.script:
        if text:
            deal.do(text)
        else:
            deal.discard_on(1)
        wrong.extend(unbalanced(deal.state))
    chance = Chance(0, "scripted")
    while deal.state.outcome is None:
        seat = owing(deal.state)[0]
        deal.act(regular(deal.view(seat.name), chance))
        wrong.extend(unbalanced(deal.state))
    wrong.extend(_at_the_end(deal))
    return deal, [f"{variant.id} scripted: {each}" for each in wrong]


def check(
    variant: Variant, seed: int, *, often: int = 5, start: Start | None = None
) -> tuple[Played, list[str], list[Reason]]:
    """A deal, what it violated, and the refusals met; one state in `often` is looked at closely.

    Without a start it is the one of the seed.
    """
    wrong: list[str] = []
    refused: list[Reason] = []
    chance = Chance(seed, "check")

    def look(state: GameState) -> None:
        wrong.extend(unbalanced(state))
        if not chance.below(often):
            wrong.extend(_leaks(state, chance))
            wrong.extend(_unfaithful(state, chance, refused))

    deal = play(variant, start or seeded(variant, seed), PLAYERS[seed % len(PLAYERS)], look=look)
    wrong.extend(_at_the_end(deal))
    return deal, [f"{variant.id} {seed}: {each}" for each in wrong], refused


def _on_table(state: GameState) -> list[Tile]:
    """Every tile that is not in the wall."""
    hands = [tile for hand in state.hands for tile in (*hand.tiles, *hand.bonus)]
    return hands + [tile for river in state.rivers for tile in river]


def unbalanced(state: GameState) -> Iterator[str]:
    """Tiles or points that came from nowhere or vanished."""
    out, wall = _on_table(state), state.wall
    if len(out) != len(set(out)):
        yield "a tile lies in two places"
    if len(out) + len(wall.tiles) - wall.next - wall.replaced != len(state.variant.tile_set):
        yield "tiles were lost or added"
    if sum(gains(state.ledger)) + pot_gain(state.ledger) or any(each.amount < 0 for each in state.ledger):
        yield "payments do not balance"


def _tiles_in(value: object) -> Iterator[Tile]:
    """Every tile somewhere inside a value, its variant aside."""
    if isinstance(value, Tile):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _tiles_in(each)
    elif is_dataclass(value) and not isinstance(value, Variant):
        for each in fields(value):
            yield from _tiles_in(getattr(value, each.name))


def _leaks(state: GameState, chance: Chance) -> Iterator[str]:
    """What a view tells of hidden tiles."""
    if state.outcome is not None:
        return
    for seat in Seat:
        view = view_of(state, seat)
        known = set(_tiles_in(view))
        for other in state.others(seat):
            if known & set(state.hands[other].concealed) - _spoken_of(state):
                yield f"{seat.name} sees a tile of {other.name}"
        changed = view_of(_with_hidden_tiles_mixed(state, seat, chance), seat)
        if changed != view or legal(changed) != legal(view):
            yield f"what {seat.name} may do depends on tiles she cannot see"


def _spoken_of(state: GameState) -> set[Tile]:
    """The tiles that a claim window is about: they are open, though a kong of them is not laid yet."""
    about = getattr(state.phase, "about", None)
    return set(about.pieces) if about else set()


def _with_hidden_tiles_mixed(state: GameState, seat: Seat, chance: Chance) -> GameState:
    """The state with the concealed tiles of the others dealt anew among them."""
    open_tiles = _spoken_of(state)
    others = state.others(seat)
    hidden = {each: [t for t in state.hands[each].concealed if t not in open_tiles] for each in others}
    pool = list(chance.mixed([tile for tiles in hidden.values() for tile in tiles]))
    for other in others:
        hand = state.hands[other]
        taken = [pool.pop() for _ in hidden[other]]
        kept = [t for t in hand.concealed if t in open_tiles]
        state = state.with_hand(other, hand_of(taken + kept, melds=hand.melds, bonus=hand.bonus))
    return state


def candidates(view: View, chance: Chance) -> Iterator[Action]:
    """Actions of every kind, most of them illegal."""
    seat, held = view.seat, view.hand.concealed
    foreign = [each for each in chance.sample(view.variant.tile_set.tiles(), 4) if each not in held]
    for piece in (*held, *foreign):
        yield from (Discard(seat, piece), AddKong(seat, piece), DeclareReady(seat, piece))
    for two in chance.sample([*combinations((*held, *foreign), 2)], 40):
        yield from (Chow(seat, two), Pung(seat, two), PassTiles(seat, two), BlindPass(seat, two), Call(seat, two))
        yield ExchangeJoker(seat, *two)
    jokers = [each for laid in view.table for meld in laid.melds for each in meld.tiles if each.design.is_joker]
    yield from (ExchangeJoker(seat, piece, joker) for piece in held for joker in jokers[:3])
    like: dict[int, list[Tile]] = {}
    for piece in held:
        like.setdefault(piece.index, []).append(piece)
    for pieces in like.values():
        yield Kong(seat, tuple(pieces))
        yield Pung(seat, tuple(pieces[:2]))
        yield PassTiles(seat, tuple(pieces[:3]))
        yield from (Call(seat, tuple(pieces)), ChangeExposure(seat, tuple(pieces)), BlindPass(seat, tuple(pieces[:1])))
    yield from (ChooseVoid(seat, suit) for suit in Suit)
    yield from (Courtesy(seat, count) for count in range(5))
    yield from (Win(seat), Pass(seat), Kong(seat, ()), Call(seat, ()), BlindPass(seat, ()))
    yield from (ContinueCharleston(seat), StopCharleston(seat), LookAtTiles(seat))
    yield Pass(seat.next)


def _unfaithful(state: GameState, chance: Chance, refused: list[Reason]) -> Iterator[str]:
    """Actions that are listed and refused, or accepted and not listed."""
    for seat in Seat:
        view = view_of(state, seat)
        listed = legal(view)
        if len(set(listed)) != len(listed):
            yield "an action is listed twice"
        if bool(listed) != (seat in owing(state)):
            yield f"{seat.name} owes an action or not, and may do {listed} in {view.phase}"
        for action in (*listed, *candidates(view, chance)):
            verdict = explain(view, action)
            refused.extend(verdict.reasons)
            if verdict.allowed != (action in listed):
                yield f"{action} is listed or allowed, not both"
        for action in chance.sample([*listed, *candidates(view, chance)], 3):
            if action.seat is seat and _is_accepted(state, action) != (action in listed):
                yield f"{action} is listed or accepted, not both"
            if parse_action(print_action(action)) != action:
                yield f"{action} is not what it is written as"


def _is_accepted(state: GameState, action: Action) -> bool:
    try:
        apply(state, action)
    except IllegalAction:
        return False
    return True


def _at_the_end(deal: Played) -> Iterator[str]:
    """What the whole deal got wrong."""
    state = deal.state
    if state.outcome is None:
        yield f"no end after {LONGEST} actions"
        return
    if replay(state.variant, deal.start, deal.actions) != state:
        yield "the replay differs"
    if parse_start(print_start(deal.start)) != deal.start:
        yield "the start is not what it is written as"
    if state.outcome.points != gains(state.ledger):
        yield "the outcome is not what was paid"
    left, wall = [], replace(state.wall, reserved=0)
    while wall.left:
        tile, wall = wall.draw()
        left.append(tile)
    if {*left} & {*_on_table(state)}:
        yield "a tile of the wall lies on the table"


def tally(events: list[Event]) -> Counter[str]:
    """What occurred in a deal, by name."""
    seen: Counter[str] = Counter()
    for event in events:
        match event:
            case Melded(meld=meld):
                way = "added " if meld.added else "concealed " if meld.is_concealed else "claimed "
                seen[way + meld.kind] += 1
            case Won(win=win):
                seen[f"won: {win.came}"] += 1
            case KongAnnounced():
                seen["kong announced"] += 1
            case ClaimLost():
                seen["claim lost"] += 1
            case Revealed():
                seen["bonus tile"] += 1
            case TilesPassed(blind=blind) if blind:
                seen["blind pass"] += 1
            case CourtesyAgreed(count=count) if count:
                seen["courtesy"] += 1
            case _ if type(event) in NAMED:
                seen[NAMED[type(event)]] += 1
            case _:
                pass
    return seen


NAMED: Mapping[type[Event], str] = {
    CharlestonStopped: "charleston stopped",
    SecondCharleston: "second charleston",
    ExposureChanged: "exposure changed",
    JokerExchanged: "joker exchanged",
}
"""Events that are counted as they come."""


def outcome_of(deal: Played) -> str:
    """How a deal ended, in a word."""
    wins = deal.state.wins
    return f"{len(wins)} won" if wins else "drawn"


OCCURRING = (
    "claimed pung",
    "claimed kong",
    "concealed kong",
    "added kong",
    "claim lost",
    "won: discard",
    "won: drawn",
    f"won: {Came.KONG}",
    f"won: {Came.ADDED_KONG}",
)
"""What must occur among the deals of any variant of sets, the scripted ones among them."""
CARD_OCCURRING = (
    "blind pass",
    "charleston stopped",
    "second charleston",
    "courtesy",
    "claimed pung",
    "claimed kong",
    "claimed quint",
    "exposure changed",
    "joker exchanged",
    "claim lost",
    "won: dealt",
    "won: discard",
    "won: drawn",
    f"won: {Came.EXCHANGED}",
)
"""What must occur among the deals of a variant in which hands are lines of a card."""


def occurring(variant: Variant) -> tuple[str, ...]:
    """What must occur among the deals of a variant."""
    return OCCURRING if variant.has_sets else CARD_OCCURRING
