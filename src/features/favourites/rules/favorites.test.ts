import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPlate, anySpellingOf, aPlate } from "#tests/any-plate.ts";
import { favoritesMax, maxNoteLength } from "./favorite-bounds.ts";
import {
  favorite,
  favoritesFromList,
  favoritesSlice,
  isFavorite,
  withFavorite,
  withFavoriteBack,
  withNote,
  withoutFavorite,
} from "./favorites.ts";

const first = aPlate("MLB 001");
const second = aPlate("MLB 002");
const anyFavorites = fc
  .array(fc.record({ timestamp: fc.nat(), licenseplate: anyPlate }))
  .map(favoritesFromList);

test("[FAV-1] a favourite is a plate and the time it was saved, newest last", () => {
  const favorites = withFavorite(withFavorite([], first, 1_000), second, 2_000);
  expect(favorites).toEqual([
    { timestamp: 1_000, licenseplate: "mlb001" },
    { timestamp: 2_000, licenseplate: "mlb002" },
  ]);
});

test("[FAV-2] plates are lower-case and without spaces, however they were written; what is no plate is no favourite", () => {
  fc.assert(
    fc.property(
      anyPlate.chain((plate) => fc.tuple(fc.constant(plate), anySpellingOf(plate))),
      ([plate, spelling]) => {
        const read = favoritesSlice.parse({ favoriteCars: [{ timestamp: 1, licenseplate: spelling }] });
        expect(read.favoriteCars).toEqual([{ timestamp: 1, licenseplate: plate }]);
      },
    ),
  );
  expect(favorite.safeParse({ timestamp: 1, licenseplate: "hej" }).success).toBe(false);
});

test("[FAV-3] saving a car again changes nothing, not even its time; saving makes it a favourite once, and leaves the others as they were", () => {
  const favorites = withFavorite([], first, 1_000);
  expect(withFavorite(favorites, first, 2_000)).toEqual(favorites);
  fc.assert(
    fc.property(anyFavorites, anyPlate, fc.nat(), (favorites, plate, now) => {
      const after = withFavorite(favorites, plate, now);
      expect(after.filter((saved) => saved.licenseplate === plate)).toHaveLength(1);
      expect(after.slice(0, favorites.length)).toEqual(favorites);
    }),
  );
});

test("[FAV-4] removing takes the car away, and removing again changes nothing; removing undoes saving a new car", () => {
  fc.assert(
    fc.property(anyFavorites, anyPlate, (favorites, plate) => {
      const after = withoutFavorite(favorites, plate);
      expect(after).toEqual(favorites.filter((saved) => saved.licenseplate !== plate));
      expect(withoutFavorite(after, plate)).toEqual(after);
    }),
  );
  fc.assert(
    fc.property(anyFavorites, anyPlate, fc.nat(), (favorites, plate, now) => {
      fc.pre(!isFavorite(favorites, plate));
      expect(withoutFavorite(withFavorite(favorites, plate, now), plate)).toEqual(favorites);
    }),
  );
});

test("[FAV-5] replacing the whole list keeps the first of each plate, in order", () => {
  const list = [
    { timestamp: 3, licenseplate: first },
    { timestamp: 1, licenseplate: second },
    { timestamp: 2, licenseplate: first },
  ];
  expect(favoritesFromList(list)).toEqual([
    { timestamp: 3, licenseplate: first },
    { timestamp: 1, licenseplate: second },
  ]);
});

test("[FAV-5] no plate stands twice, and cleaning a clean list changes nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ timestamp: fc.nat(), licenseplate: anyPlate })), (list) => {
      const once = favoritesFromList(list);
      expect(once.map((saved) => saved.licenseplate)).toEqual([
        ...new Set(list.map((saved) => saved.licenseplate)),
      ]);
      expect(favoritesFromList(once)).toEqual(once);
    }),
  );
});

test("[FAV-6] clearing leaves none", () => {
  expect(favoritesFromList([])).toEqual([]);
  expect(favoritesSlice.parse({})).toEqual({ favoriteCars: [] });
});

test("[FAV-7] the heart is filled for saved cars only", () => {
  const favorites = withFavorite([], first, 1_000);
  expect(isFavorite(favorites, first)).toBe(true);
  expect(isFavorite(favorites, second)).toBe(false);
});

test("[FAV-8] a full list stays as it is", () => {
  const full = Array.from({ length: favoritesMax }, (_, at) => ({
    timestamp: at,
    licenseplate: aPlate(`mlb${String(at).padStart(3, "0")}`),
  }));
  expect(favoritesFromList(full)).toEqual(full);
  expect(withFavorite(full, aPlate("mlb900"), 900)).toEqual(full);
});

test("[FAV-9] what was removed comes back to its place, with its time and its note", () => {
  fc.assert(
    fc.property(
      fc
        .uniqueArray(anyPlate, { minLength: 1, maxLength: 20 })
        .chain((plates) =>
          fc.tuple(
            fc.constant(
              plates.map((licenseplate, at) => ({ timestamp: at, licenseplate, note: `bil ${at}` })),
            ),
            fc.nat({ max: plates.length - 1 }),
          ),
        ),
      ([saved, at]) => {
        const removed = saved[at] ?? saved[0];
        if (!removed) return;
        const without = withoutFavorite(saved, removed.licenseplate);
        expect(withFavoriteBack(without, removed)).toEqual(saved);
        expect(withFavoriteBack(saved, removed)).toEqual(saved);
      },
    ),
  );
});

test("[FAV-10] a note is read back; nothing written is no note, and no more than 500 characters are kept", () => {
  const saved = withFavorite(withFavorite([], first, 1_000), second, 2_000);
  const noted = withNote(saved, first, "  Fråga om dragkroken. ");
  expect(noted[0]).toEqual({ timestamp: 1_000, licenseplate: first, note: "Fråga om dragkroken." });
  expect(noted[1]).toEqual(saved[1]);
  expect(favoritesSlice.parse({ favoriteCars: noted }).favoriteCars).toEqual(noted);
  expect(withNote(noted, first, "  ")).toEqual(saved);
  expect(withNote(saved, first, "x".repeat(900))[0]?.note).toHaveLength(maxNoteLength);
});
