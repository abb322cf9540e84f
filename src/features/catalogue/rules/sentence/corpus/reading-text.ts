import { filterFieldNames } from "../../filter.ts";
import type { SentenceReading } from "../read-sentence.ts";

/** A sentence, the filter it is read as, and what is left of it, when something is. */
export type CorpusRow = readonly [sentence: string, filter: string, rest?: string];

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
