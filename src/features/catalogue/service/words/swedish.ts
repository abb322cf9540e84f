/** Words as wordsIn() leaves them: lower case, and å, ä, ö without rings and dots. */

/** What people write and no advert says. */
export const otherNames: ReadonlyMap<string, string> = new Map([
  ["vw", "volkswagen"],
  ["folkvagn", "volkswagen"],
  ["merca", "mercedes"],
  ["beema", "bmw"],
]);

/** Says nothing about which car: "volvo med dragkrok", "en bil i uppsala". */
export const fillers: ReadonlySet<string> = new Set(
  "bil bilar bilen bilarna begagnad begagnade med och i pa av for till en ett den det som ar".split(" "),
);

/** Ends of compounds that say nothing either: "kombibil", "automatlåda". Longest first. */
export const emptyTails: readonly string[] = ["bilarna", "bilar", "bilen", "bils", "bil", "modell", "lada"];

/** Endings of Swedish words, longest first. */
const endings: readonly string[] = [
  "arnas",
  "ernas",
  "ornas",
  "arna",
  "erna",
  "orna",
  "ens",
  "ets",
  "are",
  "ar",
  "er",
  "or",
  "en",
  "et",
  "na",
  "n",
  "t",
  "s",
  "a",
  "e",
];

const minStemLength = 3;

/** What may be left of a word without its ending, the longest first: "dragkrokarna" → dragkrokarn …, dragkrok. */
export function stemsOf(word: string): string[] {
  const stems = endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= minStemLength)
    .map((ending) => word.slice(0, -ending.length));
  return stems.toSorted((a, b) => b.length - a.length);
}
