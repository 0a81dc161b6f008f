"""One guest who opened table after table pushed those of everybody else out of the list."""

from __future__ import annotations

from tests.server.house import House


def test_nobody_pushes_the_tables_of_others_out_of_the_list(house: House) -> None:
    ada, mallory = house.guest("Ada"), house.guest("Mallory")
    table = ada.table("", public=True)
    opened = [mallory.table("", public=True) for _ in range(101)]
    listed = [one["id"] for one in house.stranger().get("/tables")]
    assert table in listed
    assert [one for one in listed if one in opened] == opened[:-6:-1]
    assert len(mallory.get("/tables", mine=True)) == 100
