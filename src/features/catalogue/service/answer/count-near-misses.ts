import { type FacetFieldName, facetFields } from "../../rules/filter.ts";
import { type Bits, belowTop, bitsInWord } from "../columns/bits.ts";
import type { FacetDictionary } from "../columns/facet-dictionary.ts";
import type { Segment } from "../columns/segment.ts";
import type { Question } from "./questions.ts";
import type { FullWords } from "./split-rows.ts";

/** The cars that disagree with this question alone, counted in its facet. */
export function addNearMisses(
  { values, options }: Segment<unknown>,
  { places, makesAt }: FacetDictionary,
  { facet, agreeing, optionCodes }: Question,
  nearMisses: FullWords,
  counts: Int32Array,
): void {
  if (facet === "makes") addMakes(values.makes, nearMisses, agreeing, counts, makesAt);
  else if (isFacetField(facet) && options[facet].length - optionCodes.length <= fewOptions) {
    const { at } = places[facet];
    options[facet].forEach((having, option) => {
      if (optionCodes.includes(option)) return;
      counts[at + option] = (counts[at + option] as number) + countMissed(nearMisses, agreeing, having);
    });
  } else addMissed(values.facets[facet], nearMisses, agreeing, counts, places[facet].at);
}

/** To count the bits of so many options is faster than to look at the cars one by one. */
const fewOptions = 2;

function isFacetField(facet: Question["facet"]): facet is FacetFieldName {
  return facet in facetFields;
}

function countMissed({ words, places, size }: FullWords, agreeing: Bits, having: Bits): number {
  let count = 0;
  for (let at = 0; at < size; at++) {
    const index = places[at] as number;
    count += bitsInWord((words[at] as number) & ~(agreeing[index] as number) & (having[index] as number));
  }
  return count;
}

function addMissed(
  column: Uint8Array,
  { words, places, size }: FullWords,
  agreeing: Bits,
  counts: Int32Array,
  from: number,
): void {
  for (let at = 0; at < size; at++) {
    const index = places[at] as number;
    let word = (words[at] as number) & ~(agreeing[index] as number);
    while (word !== 0) {
      const bit = Math.clz32(word);
      word &= belowTop >>> bit;
      const value = from + (column[(index << 5) + 31 - bit] as number);
      counts[value] = (counts[value] as number) + 1;
    }
  }
}

/** Cars of one series stand together: where the first and the last of a word are of one, so are all between. */
function addMakes(
  makes: Uint16Array,
  { words, places, size }: FullWords,
  agreeing: Bits,
  counts: Int32Array,
  from: number,
): void {
  for (let at = 0; at < size; at++) {
    const first = (places[at] as number) << 5;
    let word = (words[at] as number) & ~(agreeing[places[at] as number] as number);
    if (word === 0) continue;
    const make = makes[first] as number;
    if (make === makes[first + 31]) {
      counts[from + make] = (counts[from + make] as number) + bitsInWord(word);
      continue;
    }
    while (word !== 0) {
      const bit = Math.clz32(word);
      word &= belowTop >>> bit;
      const value = from + (makes[first + 31 - bit] as number);
      counts[value] = (counts[value] as number) + 1;
    }
  }
}
