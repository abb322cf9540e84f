import { conditionParts, conditionVerdicts } from "#features/cars/rules/condition.ts";
import { type Make, makes } from "#features/cars/rules/makes.ts";
import { type StoreKind, storeKinds } from "#features/stores/rules/store.ts";
import { byValueAndLabel, folded, type WordList, wordList } from "./word-list.ts";

/** What nearly every Swedish dealer system writes, beside our own values and labels. */
const alsoCalled = {
  make: [
    ["vw", "volkswagen"],
    ["mercedes", "mercedes-benz"],
  ],
} as const;

export const makeWords: WordList<Make> = wordList([...byValueAndLabel(labelsOf(makes)), ...alsoCalled.make]);
export const conditionPartWords = wordList(byValueAndLabel(conditionParts));
export const conditionVerdictWords = wordList(byValueAndLabel(conditionVerdicts));
const kindLabels: Record<StoreKind, string> = {
  store: "butik",
  web: "webblager",
  electric: "elbilar",
  transport: "transportbilar",
};
export const storeKindWords = wordList([
  ...storeKinds.map((kind) => [kindLabels[kind], kind] as const),
  ...storeKinds.map((kind) => [kind, kind] as const),
]);

/** A series is a word of its make only: "golf" is nothing in a Volvo. */
export function seriesWords(make: Make): WordList<string> {
  return wordList(byValueAndLabel<string>(makes[make].series));
}

export function findSeries(make: Make, text: string): string | null {
  return seriesWords(make).get(folded(text))?.meaning ?? null;
}

/** For a row that has been checked. */
export function getSeries(make: Make, text: string): string {
  const series = findSeries(make, text);
  if (series === null) throw new Error(`${text} is no series of ${make}`);
  return series;
}

function labelsOf(table: typeof makes): Record<Make, string> {
  return Object.fromEntries(Object.entries(table).map(([value, { label }]) => [value, label])) as Record<
    Make,
    string
  >;
}
