import fc from "fast-check";
import { expect, test } from "vitest";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { isSamePlate } from "#core/plate/plate-text.ts";
import { isFavorite, withFavorite, withoutFavorite } from "#features/favourites/rules/favorites.ts";
import { withoutSalesmanProposal, withSalesmanProposal } from "#features/proposals/rules/proposals.ts";
import { anyPlate, anySpellingOf } from "#tests/any-plate.ts";
import { historySlice, withAdvertView, withoutAdvertView, withVisited } from "./viewed-cars.ts";

/** The same plate twice, as somebody may hand it on who has not read it by the schema. */
const twoSpellings = anyPlate
  .chain((plate) => fc.tuple(anySpellingOf(plate), anySpellingOf(plate)))
  .map((spellings) => spellings as unknown as [LicensePlate, LicensePlate]);

function eachPair(check: (one: LicensePlate, other: LicensePlate) => void): void {
  fc.assert(fc.property(twoSpellings, ([one, other]) => check(one, other)));
}

test("[PLATE-15] however it is written, it is the same plate", () => {
  eachPair((one, other) => {
    expect(isSamePlate(one, other)).toBe(true);
  });
  expect(isSamePlate("mlb001", "mlb002")).toBe(false);
});

test("[PLATE-15] a proposal takes the place of the one for the same car, and goes with it", () => {
  eachPair((one, other) => {
    const proposals = withSalesmanProposal([{ licenseplate: one, note: "a" }], {
      licenseplate: other,
      note: "b",
    });
    expect(proposals.map(({ note }) => note)).toEqual(["b"]);
    expect(withoutSalesmanProposal(proposals, one)).toEqual([]);
  });
});

test("[PLATE-15] an advert is visited and viewed once, and kept in lower case", () => {
  eachPair((one, other) => {
    const plate = one.replace(/\s/g, "").toLowerCase();
    expect(withVisited(withVisited([], one), other)).toEqual([plate]);
    const history = withAdvertView(withAdvertView(historySlice.parse({}), one, 1), other, 2);
    expect(history.advertViews).toEqual([{ licenseplate: plate, timestamp: 2 }]);
    expect(withoutAdvertView(history, other).advertViews).toEqual([]);
  });
});

test("[PLATE-15] a car is a favourite however its plate is written", () => {
  eachPair((one, other) => {
    const favorites = withFavorite(withFavorite([], one, 1), other, 2);
    expect(favorites.map(({ timestamp }) => timestamp)).toEqual([1]);
    expect(isFavorite(favorites, other)).toBe(true);
    expect(withoutFavorite(favorites, other)).toEqual([]);
  });
});
