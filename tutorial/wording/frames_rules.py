"""Sentences that tell the tiles of a group, or what makes a set: one rule each."""

from tutorial.wording.frames import said

FRAMES = {
    "rule.dots": said("Tiles of dots show round circles."),
    "rule.bamboo": said("Tiles of bamboo show sticks. Only the 1 shows a bird."),
    "rule.characters": said("Tiles of characters show a number above the sign for ten thousand."),
    "rule.suit-tile": said("Suit tiles have a number from 1 to 9. They are dots, bamboo and characters."),
    "rule.wind-tile": said("The winds are East, South, West and North."),
    "rule.dragon-tile": said("The dragons are red, green and white."),
    "rule.honor-tile": said("Winds and dragons are the honor tiles. They have no number."),
    "rule.terminal": said("Terminals are the 1 and the 9 of each suit."),
    "rule.simple": said("Simples are the numbers from 2 to 8 of each suit."),
    "rule.bonus-tile": said("Flowers and seasons are the bonus tiles."),
    "rule.flower-tile": said("The flowers are plum blossom, orchid, chrysanthemum and bamboo."),
    "rule.season-tile": said("The seasons are spring, summer, autumn and winter."),
    "rule.joker": said("A joker belongs to no suit. It may stand for another tile."),
    "rule.used": said("Some tiles in the box belong to other games and are left out."),
    "rule.unused": said("Not every game uses every tile in the box."),
    "rule.pair": said("A pair is two identical tiles."),
    "rule.chow": said("A chow is three numbers in a row, in one suit."),
    "rule.pung": said("A pung is three identical tiles."),
    "rule.kong": said("A kong is four identical tiles."),
    "rule.set": said("A set is a chow, a pung or a kong."),
}
