"""The printed facts of Imperializm as tables of small numbers.

``ids`` numbers everything: goods, levels, measures, designs, territories, powers, religions, achievements. These
numbers, and what kind of card a design is (``providence.KIND``, ``COPIES``, ``IS_WAR_CARD`` and so on), never change.

Every printed value is read from a ``Box`` and from nowhere else: ``box.territory_cost[t]``, ``box.end[players]``,
``box.profit[good][level]``, ``box.achievement_needs[a]`` (one or two ways, each a tuple of (measure, amount) pairs).
A game begins with one box, ``game.box``; the state keeps it as ``state.box`` and clones share it. ``box.BOX`` has our
values; a data pack gives a game another one.

The sheets that boxes are made from (``territories.TEXT`` and so on) say of each value where it is known from:
``box.SHEETS["territories"].origin("livonia", "cost")`` is ``"rulebook"``.
"""
