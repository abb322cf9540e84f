import { type PhraseRow, phraseTable } from "./phrases.ts";
import type { Wish } from "./wish.ts";
import { wordsForBodies } from "./words-for-bodies.ts";
import { wordsForColours } from "./words-for-colours.ts";
import { wordsForRemarks, wordsForService, wordsForVagueCondition } from "./words-for-condition.ts";
import { wordsForEquipment, wordsForGearboxes, wordsForYesNo } from "./words-for-features.ts";
import { wordsForFuels } from "./words-for-fuels.ts";
import { ownersWish, wordsForOwners } from "./words-for-owners.ts";
import { seatsWish, wordsForSeats } from "./words-for-seats.ts";
import { wordsForVagueWishes } from "./words-for-vague-wishes.ts";

type WishOfYear = (thisYear: number) => Wish;

function rows<Meaning>(
  table: readonly PhraseRow<Meaning>[],
  wishOf: (means: Meaning) => Wish,
): PhraseRow<WishOfYear>[] {
  return table.map(([phrases, means]) => {
    const wish = wishOf(means);
    return [phrases, () => wish];
  });
}

/** All words that ask for something by themselves, in one table, so that the longest phrase wins. */
export const wordsWithMeaning = phraseTable<WishOfYear>([
  ...rows(wordsForFuels, (values) => ({ kind: "list", field: "fuelTypes", values })),
  ...rows(wordsForBodies, (values) => ({ kind: "list", field: "types", values })),
  ...rows(wordsForColours, (values) => ({ kind: "list", field: "carColors", values })),
  ...rows(wordsForGearboxes, (value) => ({ kind: "gearbox", value })),
  ...rows(wordsForYesNo, ([field, value]) => ({ kind: "yesNo", field, value })),
  ...rows(wordsForEquipment, (tag) => ({ kind: "list", field: "equipmentTags", values: [tag] })),
  ...rows(wordsForSeats, (seats) => seatsWish(seats, "exact") ?? { kind: "nothing" }),
  ...rows(wordsForOwners, (owners) => ownersWish(owners, "to") ?? { kind: "nothing" }),
  ["inkommande, på väg in, kommande bilar, snart till salu", () => ({ kind: "incoming" })],
  ...rows(wordsForRemarks, (value) => ({ kind: "yesNo", field: "noRemarks", value })),
  ...rows(wordsForService, (value) => ({ kind: "service", value })),
  ...wordsForVagueCondition,
  ...wordsForVagueWishes,
]);
