import { typoCost } from "#core/text/typo-cost.ts";
import { makeLabel } from "#features/cars/rules/makes.ts";
import { seriesWithMake } from "#features/cars/rules/series-name.ts";
import { colours, equipmentTags } from "#features/cars/rules/vocabulary.ts";
import type { Chain } from "../rules/chain.ts";
import { folded } from "../rules/sentence/tokens.ts";

/** A word that can be begun, and what kind of thing it is. */
export type Completion = { label: string; kind: string; words: string };

const things: readonly (readonly [kind: string, labels: readonly string[]])[] = [
  ["Drivmedel", ["bensin", "diesel", "elbil", "hybrid", "laddhybrid", "etanol"]],
  [
    "Kaross",
    [
      "kombi",
      "suv",
      "sedan",
      "halvkombi",
      "cab",
      "minibuss",
      "sportkupé",
      "transportbil",
      "skåpbil",
      "flakbil",
    ],
  ],
  ["Växellåda", ["automat", "manuell"]],
  ["Säten", ["tvåsitsig", "fyrsitsig", "femsitsig", "sjusitsig"]],
  ["Färg", Object.values(colours).map((label) => label.toLowerCase())],
  ["Egenskap", ["dragkrok", "fyrhjulsdrift", "avdragbar moms"]],
  ["Utrustning", Object.values(equipmentTags).map((label) => label.replace(" (GPS)", ""))],
];

const ordinary: readonly Completion[] = things.flatMap(([kind, labels]) =>
  labels.map((label) => ({ label, kind, words: label.toLowerCase() })),
);

/** Makes and series of a stock, in the order they are given, then what can be said of any car, and the stores. */
export function completionsOf(
  brands: readonly string[],
  series: readonly string[],
  chain: Chain,
): Completion[] {
  const makes = brands.map((make) => ({ label: makeLabel(make), kind: "Märke", words: makeLabel(make) }));
  const models = series.map((one) => ({
    label: seriesWithMake(one),
    kind: "Modell",
    words: seriesWithMake(one),
  }));
  const stores = chain.stores.map(({ label }) => ({ label, kind: "Butik", words: label }));
  return [...makes, ...models, ...ordinary, ...stores];
}

const minTypoLength = 3;

/** Whether a word begins so, or is a slip away from what is written: "elb", "bwm". */
export function isCompletionOf({ label }: Completion, partialWord: string): boolean {
  const names = [label, ...label.split(/[\s-]+/).slice(1)].map(folded);
  return names.some((name) => name.startsWith(partialWord)) || isSlipOf(names[0] ?? "", partialWord);
}

/** Two letters that changed places in a short word, one slip in a longer. */
function isSlipOf(name: string, partialWord: string): boolean {
  if (partialWord.length < minTypoLength) return false;
  const max = partialWord.length < 4 ? 5 : 9;
  return Math.abs(name.length - partialWord.length) < 2 && typoCost(partialWord, name, max) <= max;
}
