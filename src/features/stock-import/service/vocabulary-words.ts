import { conditionParts, conditionVerdicts, type TyreKind } from "#features/cars/rules/condition.ts";
import { type Make, makes } from "#features/cars/rules/makes.ts";
import {
  bodyTypes,
  carTypes,
  colours,
  equipmentTags,
  fuels,
  gearboxes,
} from "#features/cars/rules/vocabulary.ts";
import { type StoreKind, storeKinds } from "#features/stores/rules/store.ts";
import { byValueAndLabel, folded, type WordList, wordList } from "./word-list.ts";

/** What nearly every Swedish dealer system writes, beside our own values and labels. */
const alsoCalled = {
  gearbox: [["automat", "automatisk"]],
  make: [
    ["vw", "volkswagen"],
    ["mercedes", "mercedes-benz"],
  ],
} as const;

const tyreKinds = ["sommar", "vinter", "året runt"] as const satisfies readonly TyreKind[];

export const makeWords: WordList<Make> = wordList([...byValueAndLabel(labelsOf(makes)), ...alsoCalled.make]);
export const bodyTypeWords = wordList(byValueAndLabel(bodyTypes));
export const gearboxWords = wordList([...byValueAndLabel(gearboxes), ...alsoCalled.gearbox]);
export const colourWords = wordList(byValueAndLabel(colours));
export const equipmentWords = wordList(byValueAndLabel(equipmentTags));
export const carTypeWords = wordList(carTypes.map((value) => [value, value] as const));
export const tyreKindWords = wordList(tyreKinds.map((value) => [value, value] as const));
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
export const fuelWords = wordList([
  ...Object.entries(fuels).map(([code, label]) => [label, Number(code) as keyof typeof fuels] as const),
  ...Object.keys(fuels).map((code) => [code, Number(code) as keyof typeof fuels] as const),
]);

/** A series is a word of its make only: "golf" is nothing in a Volvo. */
export function seriesWords(make: Make): WordList<string> {
  return wordList(byValueAndLabel<string>(makes[make].series));
}

export function findSeries(make: Make, text: string): string | null {
  return seriesWords(make).get(folded(text))?.means ?? null;
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
