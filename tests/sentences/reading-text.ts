import { filterFieldNames } from "#features/catalogue/rules/filter.ts";
import type { SentenceReading } from "#features/catalogue/rules/sentence/read-sentence.ts";

/** "series: v60, v90; yearFrom: 2019": a filter on one line. */
export function filterText({ filter }: Pick<SentenceReading, "filter">): string {
  return filterFieldNames
    .filter((field) => filter[field] !== undefined)
    .map((field) => `${field}: ${[filter[field]].flat().join(", ")}`)
    .join("; ");
}

/** What is left as one text: with a semicolon where something was read in between. */
export function restText(sentence: string, { rest }: Pick<SentenceReading, "rest">): string {
  return rest
    .map(({ text, from }, index) => {
      const between = sentence.slice(rest[index - 1]?.to ?? from, from);
      return (/[\p{L}\p{N}]/u.test(between) ? "; " : between) + text;
    })
    .join("");
}
