import { isName } from "#core/text/filter-bounds.ts";
import { isIncoming } from "#features/cars/rules/status.ts";
import { labelIn } from "#features/cars/rules/vocabulary.ts";
import type { StoreLabels } from "#features/stores/rules/store.ts";
import {
  type AvailabilityChoice,
  availabilityChoiceNames,
  availabilityChoices,
} from "./availability-choice.ts";
import { type FilterField, knownWords, listWords, numberOnStep } from "./filter-field.ts";
import type { FilterableCar } from "./filterable-car.ts";
import type { End } from "./steps.ts";

/** The options of a field; each car has one of them. The catalogue counts the cars of each. */
export type OptionFacet = {
  options: readonly string[];
  /** The label of an option. */
  labelOf: (option: string, stores: StoreLabels) => string;
  /** Null when it is not known. */
  optionOf: (car: FilterableCar) => string | null;
  /** The options that a chosen value covers: itself, a group, or all up to a bound. */
  optionsMatching: (word: string) => readonly string[];
};

/** A filter field with options. */
export type FacetField<Value> = FilterField<Value> & { facet: OptionFacet };

type Options = Omit<OptionFacet, "labelOf" | "optionsMatching"> & {
  labelOf: (option: string) => string;
  optionsMatching?: OptionFacet["optionsMatching"];
};

/** The options are the chain's stores, which are only known when the stock is read. */
export const placesOfStock: readonly string[] = [];

/** Any number of stores; a car matches one of them. An unknown store matches nothing. */
export function placeList(
  label: string,
  optionOf: (car: FilterableCar) => string | null,
): FacetField<readonly string[]> {
  const labelOf = (value: string, stores: StoreLabels) => labelIn(stores, value);
  const facet: OptionFacet = { options: placesOfStock, labelOf, optionOf, optionsMatching: (word) => [word] };
  return {
    label,
    initial: [],
    read: knownWords(isName),
    write: listWords,
    describe: (values, stores) => listWords(values).map((value) => labelOf(value, stores)),
    agrees: (car, values) => isMatch(facet, car, listWords(values)),
    parameter: { value: "store", isList: true },
    facet,
  };
}

/** Any number of options; a car matches one of them. */
export function optionList(label: string, options: Options): FacetField<readonly string[]> {
  const facet = facetOf(options);
  return {
    label,
    initial: [],
    read: knownWords((word) => facet.optionsMatching(word).some((option) => facet.options.includes(option))),
    write: listWords,
    describe: (values) => listWords(values).map(options.labelOf),
    agrees: (car, values) => isMatch(facet, car, listWords(values)),
    parameter: { value: facet.options, isList: true },
    facet,
  };
}

/** One option or none. */
export function oneOption(label: string, options: Options): FacetField<string | null> {
  const facet = facetOf(options);
  const words = (value: string | null) => listWords(value === null ? [] : [value]);
  return {
    label,
    initial: null,
    read: ([text = ""]) => (facet.options.includes(text) ? text : undefined),
    write: words,
    describe: (value) => words(value).map(options.labelOf),
    agrees: (car, value) => isMatch(facet, car, words(value)),
    parameter: { value: facet.options, isList: false },
    facet,
  };
}

/** The values of ticked boxes, of our own links, and of addresses that people write. */
const yesNoWords = new Map([
  ["true", true],
  ["false", false],
  ["1", true],
  ["0", false],
  ["ja", true],
  ["nej", false],
  ["on", true],
]);

/** null: no filter; false: cars without it. */
export function yesNo(
  label: string,
  labels: { yes: string; no: string },
  answerOf: (car: FilterableCar) => boolean | null,
): FacetField<boolean | null> {
  const optionOf = (car: FilterableCar) => {
    const answer = answerOf(car);
    return answer === null ? null : (`${answer}` as const);
  };
  return {
    label,
    initial: null,
    read: ([text = ""]) => yesNoWords.get(text),
    write: (value) => (value === null ? [] : [String(value)]),
    describe: (value) => (value === null ? [] : [value ? labels.yes : labels.no]),
    agrees: (car, value) => value === null || answerOf(car) === value,
    parameter: { value: [...yesNoWords.keys()], isList: false },
    facet: facetOf({
      options: ["true", "false"],
      labelOf: (option) => (option === "true" ? labels.yes : labels.no),
      optionOf,
    }),
  };
}

/** A maximum, chosen from a few steps; each step counts all cars up to it. */
export function atMost(
  label: string,
  steps: readonly number[],
  labelOf: (max: number) => string,
  numberOf: (car: FilterableCar) => number | null,
): FacetField<number | null> {
  return oneBound("to", label, { steps, isWithin: (number, max) => number <= max, labelOf, numberOf });
}

/** A minimum, chosen from a few steps; each step counts all cars from it on. */
export function atLeast(
  label: string,
  steps: readonly number[],
  labelOf: (min: number) => string,
  numberOf: (car: FilterableCar) => number | null,
): FacetField<number | null> {
  return oneBound("from", label, { steps, isWithin: (number, min) => number >= min, labelOf, numberOf });
}

type OneBound = {
  /** In ascending order. */
  steps: readonly number[];
  isWithin: (number: number, bound: number) => boolean;
  labelOf: (bound: number) => string;
  numberOf: (car: FilterableCar) => number | null;
};

/** A car counts under the tightest bound that it is within; a bound covers all tighter ones too. */
function oneBound(
  end: End,
  label: string,
  { steps, isWithin, labelOf, numberOf }: OneBound,
): FacetField<number | null> {
  const closestFirst = end === "to" ? steps : steps.toReversed();
  const optionOf = (car: FilterableCar) => {
    const number = numberOf(car);
    const reached = number === null ? undefined : closestFirst.find((step) => isWithin(number, step));
    return reached === undefined ? null : String(reached);
  };
  return {
    label,
    initial: null,
    read: numberOnStep(end, () => steps),
    write: (criteria) => (criteria === null ? [] : [String(criteria)]),
    describe: (criteria) => (criteria === null ? [] : [labelOf(criteria)]),
    agrees: (car, criteria) => {
      const number = numberOf(car);
      return criteria === null || (number !== null && isWithin(number, criteria));
    },
    parameter: { value: "number", isList: false },
    facet: facetOf({
      options: steps.map(String),
      labelOf: (option) => labelOf(Number(option)),
      optionOf,
      optionsMatching: (word) => steps.filter((step) => isWithin(step, Number(word))).map(String),
    }),
  };
}

/** Two ticked boxes send both values, which is the same as no filter. */
export function carsField(label: string): FacetField<AvailabilityChoice | null> {
  const choiceOf = (car: FilterableCar): AvailabilityChoice =>
    isIncoming(car.status) ? "inkommande" : "till-forsaljning";
  return {
    label,
    initial: null,
    read: (texts) => {
      const choices = availabilityChoiceNames.filter((choice) => texts.includes(choice));
      return choices.length === 2 ? null : choices.at(0);
    },
    write: (cars) => (cars === null ? [] : [cars]),
    describe: (cars) => (cars === null ? [] : [availabilityChoices[cars]]),
    agrees: (car, cars) => cars === null || cars === choiceOf(car),
    parameter: { value: availabilityChoiceNames, isList: true },
    facet: facetOf({
      options: availabilityChoiceNames,
      labelOf: (option) => labelIn(availabilityChoices, option),
      optionOf: choiceOf,
    }),
  };
}

/** Tags, of which a car may have any number: a car matches when it has all that are chosen. */
export function tagList(
  label: string,
  labels: Readonly<Record<string, string>>,
  tagsOf: (car: FilterableCar) => readonly string[] | null,
): FilterField<readonly string[]> {
  return {
    label,
    initial: [],
    read: knownWords((tag) => Object.hasOwn(labels, tag)),
    write: listWords,
    describe: (values) => listWords(values).map((tag) => labelIn(labels, tag)),
    agrees: (car, values) => {
      const tags = tagsOf(car) ?? [];
      return listWords(values).every((tag) => tags.includes(tag));
    },
    parameter: { value: Object.keys(labels), isList: true },
  };
}

function facetOf({ optionsMatching, ...facet }: Options): OptionFacet {
  return { ...facet, optionsMatching: optionsMatching ?? ((word) => [word]) };
}

function isMatch(
  { optionOf, optionsMatching }: OptionFacet,
  car: FilterableCar,
  criteria: readonly string[],
): boolean {
  if (criteria.length === 0) return true;
  const option = optionOf(car);
  return option !== null && criteria.some((word) => optionsMatching(word).includes(option));
}
