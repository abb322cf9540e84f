import { type SeatChoice, seatChoiceFor } from "#features/cars/rules/vocabulary.ts";
import type { Criterion } from "./criterion.ts";
import type { PhraseRow } from "./phrases.ts";
import type { BoundEnd } from "./words-for-bounds.ts";

const inWords = { två: 2, tre: 3, fyra: 4, fyr: 4, fem: 5, sex: 6, sju: 7, åtta: 8, nio: 9 };
const endings = ["sits", "sitsig", "sitsiga", "sitsigt", "sitsare"];
const inEnglish = { two: 2, four: 4, five: 5, six: 6, seven: 7, eight: 8 };

/** "sjusitsig" is written as one word; "7-sits" and "sju säten" are amounts with a unit. */
export const wordsForSeats: readonly PhraseRow<number>[] = [
  ...rowsOf(inWords, endings),
  ...rowsOf(inEnglish, ["seater", "seats"]),
  // The article of "a 7 seater" is no Audi A7.
  ...rowsOf({ "a 2": 2, "a 4": 4, "a 5": 5, "a 6": 6, "a 7": 7, "an 8": 8 }, ["seater", "seat"]),
];

function rowsOf(numbers: Readonly<Record<string, number>>, after: readonly string[]): PhraseRow<number>[] {
  return Object.entries(numbers).map(([word, seats]) => [
    after.map((ending) => `${word} ${ending}`).join(","),
    seats,
  ]);
}

/** The least number of seats that each choice holds. */
const minSeats: readonly (readonly [SeatChoice, number])[] = [
  ["2", 2],
  ["4", 4],
  ["5", 5],
  ["7", 7],
  ["max", 8],
];

const agrees: Record<BoundEnd, (choice: number, count: number) => boolean> = {
  from: (choice, count) => choice >= count,
  above: (choice, count) => choice > count,
  to: (choice, count) => choice <= count,
  below: (choice, count) => choice < count,
  around: (choice, count) => choice === count,
  exact: (choice, count) => choice === count,
};

/** The choices of the contract have gaps; the cars in them have a word of their own, which is searched for beside the choice. */
const wordOfGap: Readonly<Record<number, string>> = { 3: "tresitsig", 6: "sexsitsig" };

/** What serves whoever asked for a number of seats that no car has now. */
export const seatsInstead: Readonly<Record<string, { seats: readonly SeatChoice[]; note: string }>> = {
  tresitsig: {
    seats: ["4", "5"],
    note: "Vi har ingen tresitsig bil nu, så här är de med fyra säten eller fler.",
  },
  sexsitsig: {
    seats: ["7", "max"],
    note: "Vi har ingen sexsitsig bil nu, så här är de med sju säten eller fler.",
  },
};

/** Three and six seats are found among 2–3 and 5–6, by their word. */
export function seatsCriterion(count: number, end: BoundEnd): Criterion | null {
  if (!Number.isInteger(count) || count < 2 || count > 60) return null;
  const fitting = minSeats.filter(([, min]) => agrees[end](min, count)).map(([choice]) => choice);
  if (fitting.length > 0) return { kind: "list", field: "seats", values: fitting };
  if (count > 7) return { kind: "list", field: "seats", values: ["max"] };
  const word = wordOfGap[count];
  return {
    kind: "list",
    field: "seats",
    values: [seatChoiceFor(count)],
    ...(word !== undefined && { specific: [word] }),
  };
}
