import fc from "fast-check";
import { expect, test } from "vitest";
import { aPlate } from "#tests/any-plate.ts";
import { type FavoritesVisit, favoriteChange, visitBefore, withVisit } from "./favorite-visits.ts";
import { favoritesSlice } from "./favorites.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const at = (time: number): FavoritesVisit => ({ at: time, reserved: [], sold: [] });

test("[FAV-14] the first visit has nothing to compare with, the next has the first, also when it is reloaded", () => {
  const first = withVisit([], at(day));
  expect(visitBefore([], day)).toBeNull();
  expect(visitBefore(first, day + 5 * minute)).toBeNull();
  expect(visitBefore(first, 2 * day)).toEqual(at(day));
  const second = withVisit(first, at(2 * day));
  expect(visitBefore(second, 2 * day + 5 * minute)).toEqual(at(day));
  expect(withVisit(second, at(2 * day + 29 * minute))).toEqual(second);
  expect(withVisit(second, at(3 * day))).toEqual([at(2 * day), at(3 * day)]);
});

test("[FAV-14] however often somebody comes, two visits are stored, and what is compared with is another visit", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10 * day }), { maxLength: 20 }), (times) => {
      let visits: FavoritesVisit[] = [];
      for (const time of times) {
        const before = visitBefore(visits, time);
        visits = withVisit(visits, at(time));
        expect(visits.length).toBeLessThanOrEqual(2);
        expect(visitBefore(visits, time)).toEqual(before);
        if (before) expect(Math.abs(time - before.at)).toBeGreaterThanOrEqual(30 * minute);
      }
    }),
  );
});

const before: FavoritesVisit = { at: day, reserved: [aPlate("bbb222")], sold: [aPlate("ccc333")] };
const car = (plate: string, state: "open" | "reserved" | "sold", priceChange: "repriced" | null = null) => ({
  plate,
  state,
  priceChange,
});

test.each([
  ["a car that was free and is sold", car("aaa111", "sold"), "sold"],
  ["a car that was free and is reserved", car("aaa111", "reserved", "repriced"), "reserved"],
  ["a reserved car that is sold", car("bbb222", "sold"), "sold"],
  ["a reserved car that is free", car("bbb222", "open", "repriced"), "free"],
  ["a reserved car that is reserved", car("bbb222", "reserved"), null],
  ["a sold car that is sold", car("ccc333", "sold"), null],
  ["a sold car that came back", car("ccc333", "open"), "free"],
  ["another price", car("aaa111", "open", "repriced"), "repriced"],
  ["nothing", car("aaa111", "open"), null],
])("[FAV-14] of %s this is told", (_, now, news) => {
  expect(favoriteChange(now, day, before)).toBe(news);
  expect(favoriteChange(now, day + 1, before)).toBeNull();
});

test("[FAV-14] [STATE-7] visits that cannot be read cost nothing else", () => {
  const read = (visits: unknown) => favoritesSlice.parse({ favoriteCars: [], visits }).visits;
  expect(read([{ at: 5, reserved: ["AAA111", "hej"], sold: null }])).toEqual([
    { at: 5, reserved: ["aaa111"], sold: [] },
  ]);
  expect(read("skräp")).toBeUndefined();
  expect(read([{ at: "nyss" }])).toBeUndefined();
  expect(read([at(1), at(2), at(3)])).toBeUndefined();
});
