import { equipmentTags } from "#features/cars/rules/vocabulary.ts";
import { type OptionFacet, placesOfStock } from "../../rules/facet-field.ts";
import { type FacetFieldName, facetFieldNames, facetFields } from "../../rules/filter.ts";
import { type RangeName, rangeNames } from "../../rules/ranges.ts";
import type { IndexedCar } from "../stock/indexed-car.ts";
import { rangeColumns, type Steps, stepsReached } from "./range-columns.ts";
import { recordOf } from "./record-of.ts";

/** What a car has one value of: a field with options, or a range with its steps. */
export type CountedFacet = FacetFieldName | RangeName;
export const countedFacets: readonly CountedFacet[] = [...facetFieldNames, ...rangeNames];

/** The options of a field, numbered; and the codes of the options that each of them stands for. */
export type OptionDictionary = {
  words: readonly string[];
  codes: ReadonlyMap<string, number>;
  codesOf: ReadonlyMap<string, readonly number[]>;
};

/**
 * Where the counts of everything stand in one list: facet by facet, then equipment, then makes. Made with the
 * catalogue: the steps follow the calendar.
 */
export type FacetDictionary = {
  steps: Steps;
  options: Readonly<Record<FacetFieldName, OptionDictionary>>;
  /** A facet's counts, and how many values it has. */
  places: Readonly<Record<CountedFacet, { at: number; size: number }>>;
  equipment: readonly string[];
  equipmentAt: number;
  /** Makes come last: they are as many as the stock has. */
  makesAt: number;
};

/** A value takes a byte of its column, equipment a bit for each tag of sixteen. */
const maxValues = 2 ** 8;
const maxTags = 16;

export type FieldOptions = Pick<OptionFacet, "options" | "optionsMatching">;

/** `stores`: the options of the fields that ask for a place. */
export function facetDictionaryFor(
  steps: Steps,
  stores: readonly string[],
  optionsOf: (field: FacetFieldName) => FieldOptions = (field) => facetFields[field].facet,
): FacetDictionary {
  const options = recordOf(facetFieldNames, (field) => {
    const own = optionsOf(field);
    return optionDictionaryOf(field, own.options === placesOfStock ? { ...own, options: stores } : own);
  });
  const equipment = Object.keys(equipmentTags);
  if (equipment.length > maxTags)
    throw new Error(`equipmentTags has ${equipment.length} tags, and a car's tags are ${maxTags} bits`);
  let at = 0;
  const places = recordOf(countedFacets, (facet) => {
    const size = sizeOf(facet, options, steps);
    if (size > maxValues)
      throw new Error(`${facet} has ${size} values, and a column of bytes holds ${maxValues}`);
    at += size;
    return { at: at - size, size };
  });
  return { steps, options, places, equipment, equipmentAt: at, makesAt: at + equipment.length };
}

function optionDictionaryOf(
  field: FacetFieldName,
  { options, optionsMatching }: FieldOptions,
): OptionDictionary {
  const codes = new Map(options.map((option, code) => [option, code]));
  const codesOf = new Map(
    options.map((option) => [option, optionsMatching(option).map((one) => codeOf(field, codes, one))]),
  );
  return { words: options, codes, codesOf };
}

function codeOf(field: FacetFieldName, codes: ReadonlyMap<string, number>, option: string): number {
  const code = codes.get(option);
  if (code === undefined)
    throw new Error(
      `${field} means "${option}" by an option, which is none of its own: see its row in filter.ts`,
    );
  return code;
}

/** Each facet has one value more than options or steps: for cars that do not say. */
function sizeOf(facet: CountedFacet, options: FacetDictionary["options"], steps: Steps): number {
  return isRange(facet) ? steps[facet].length + 2 : options[facet].words.length + 1;
}

function isRange(facet: CountedFacet): facet is RangeName {
  return facet in rangeColumns;
}

/** The codes of all that the words mean, each once; none for words that are no options. */
export function codesMatching({ codesOf }: OptionDictionary, words: readonly string[]): readonly number[] {
  const [first, ...others] = words.map((word) => codesOf.get(word) ?? []);
  return others.length === 0 ? (first ?? []) : [...new Set([...(first ?? []), ...others.flat()])];
}

/** What a car is within one facet: the number of its option or of the steps it has reached. */
export function valueIn(facet: CountedFacet, car: IndexedCar, { steps, options }: FacetDictionary): number {
  if (isRange(facet)) {
    const shownValue = rangeColumns[facet].shownOf(car);
    return shownValue === null ? steps[facet].length + 1 : stepsReached(steps[facet], shownValue);
  }
  const option = facetFields[facet].facet.optionOf(car);
  const { words, codes } = options[facet];
  return option === null ? words.length : (codes.get(option) ?? words.length);
}

/** The equipment of a car, a bit for each. */
export function equipmentOf({ equipment }: FacetDictionary, car: Pick<IndexedCar, "equipment">): number {
  let tags = 0;
  for (const tag of car.equipment ?? []) {
    const at = equipment.indexOf(tag);
    if (at >= 0) tags |= 1 << at;
  }
  return tags;
}
