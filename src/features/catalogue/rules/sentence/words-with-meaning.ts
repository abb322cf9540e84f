import type { Criterion } from "./criterion.ts";
import { type PhraseRow, phraseTable } from "./phrases.ts";
import { wordsForBodies } from "./words-for-bodies.ts";
import { wordsForColours } from "./words-for-colours.ts";
import { wordsForRemarks, wordsForService, wordsForVagueCondition } from "./words-for-condition.ts";
import { wordsForEquipment, wordsForGearboxes, wordsForYesNo } from "./words-for-features.ts";
import { wordsForFuels } from "./words-for-fuels.ts";
import { ownersCriterion, wordsForOwners } from "./words-for-owners.ts";
import { seatsCriterion, wordsForSeats } from "./words-for-seats.ts";
import { wordsForVagueCriteria } from "./words-for-vague-criteria.ts";

type CriterionOfYear = (thisYear: number) => Criterion;

function rows<Meaning>(
  table: readonly PhraseRow<Meaning>[],
  criterionOf: (meaning: Meaning) => Criterion,
): PhraseRow<CriterionOfYear>[] {
  return table.map(([phrases, meaning]) => {
    const criterion = criterionOf(meaning);
    return [phrases, () => criterion];
  });
}

/** All words that ask for something by themselves, in one table, so that the longest phrase wins. */
export const wordsWithMeaning = phraseTable<CriterionOfYear>([
  ...rows(wordsForFuels, (values) => ({ kind: "list", field: "fuelTypes", values })),
  ...rows(wordsForBodies, (values) => ({ kind: "list", field: "types", values })),
  ...rows(wordsForColours, (values) => ({ kind: "list", field: "carColors", values })),
  ...rows(wordsForGearboxes, (value) => ({ kind: "gearbox", value })),
  ...rows(wordsForYesNo, ([field, value]) => ({ kind: "yesNo", field, value })),
  ...rows(wordsForEquipment, (tag) => ({ kind: "list", field: "equipmentTags", values: [tag] })),
  ...rows(wordsForSeats, (seats) => seatsCriterion(seats, "exact") ?? { kind: "nothing" }),
  ...rows(wordsForOwners, (owners) => ownersCriterion(owners, "to") ?? { kind: "nothing" }),
  ["inkommande, på väg in, kommande bilar, snart till salu", () => ({ kind: "incoming" })],
  ...rows(wordsForRemarks, (value) => ({ kind: "yesNo", field: "noRemarks", value })),
  ...rows(wordsForService, (value) => ({ kind: "service", value })),
  ...wordsForVagueCondition,
  ...wordsForVagueCriteria,
]);
