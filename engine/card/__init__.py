"""The language of an American card: read it, compile it to hands of real tiles, match racks, tell how far they are.

A card is text, one line a hand; docs/card.md describes it. Titles and notes are content, not here.
"""
