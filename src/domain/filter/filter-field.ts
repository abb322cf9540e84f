import { labelIn } from "#domain/car/vocabulary.ts";
import { displayPlate } from "#domain/plate/display-plate.ts";
import { licensePlate } from "#domain/plate/license-plate.ts";
import type { StoreLabels } from "#domain/store/store.ts";
import { numberFromText } from "#domain/text/written-number.ts";
import { type CarsChoice, carsChoiceNames, carsChoices } from "./cars-choice.ts";
import { searchText } from "./search-text.ts";
import { defaultSortOrder, findSortOrder, type SortOrder } from "./sort-orders.ts";
import { nearestStep } from "./steps.ts";

/** The kinds of fields a filter is made of. A field knows how it starts, how an address says it, and how people read it. */
export type FilterField<Value> = {
  label: string;
  initial: Value;
  /** Texts are trimmed, lower-cased and at least one. `undefined`: they cannot be read. */
  read: (texts: readonly string[], now: Date) => Value | undefined;
  /** No texts when the address need not say it: the value is empty or the initial one. */
  write: (value: Value) => readonly string[];
  /** What people read of a chosen value, in Swedish; the stores are the chain's own. Range bounds are read in pairs, see filter-labels.ts. */
  describe: (value: Value, stores: StoreLabels) => readonly string[];
};

/** Words of a list as they stand in an address: lower-case, trimmed, once each, no empties. [URL-3] [URL-4] [URL-5] */
export function listWords(values: readonly string[]): string[] {
  return [...new Set(values.map((value) => value.trim().toLowerCase()))].filter((value) => value !== "");
}

export function list(
  label: string,
  labelOf: (value: string, stores: StoreLabels) => string,
): FilterField<readonly string[]> {
  return {
    label,
    initial: [],
    read: listWords,
    write: listWords,
    describe: (values, stores) => listWords(values).map((value) => labelOf(value, stores)),
  };
}

function shownPlate(text: string): string {
  const plate = licensePlate.safeParse(text);
  return plate.success ? displayPlate(plate.data) : text;
}

/** "ABC 12D" is typed with its space and stored without. [URL-6] */
export function plateList(label: string): FilterField<readonly string[]> {
  const plates = (values: readonly string[]) => listWords(values.map((value) => value.replace(/\s/g, "")));
  return {
    label,
    initial: [],
    read: plates,
    write: plates,
    describe: (values) => plates(values).map(shownPlate),
  };
}

export function word(label: string, labels: Readonly<Record<string, string>>): FilterField<string | null> {
  const words = (value: string | null) => listWords(value === null ? [] : [value]);
  return {
    label,
    initial: null,
    read: ([text]) => text,
    write: words,
    describe: (value) => words(value).map((text) => labelIn(labels, text)),
  };
}

/** One end of a range. [URL-7] [URL-8] */
export function bound(label: string, steps: (now: Date) => readonly number[]): FilterField<number | null> {
  return {
    label,
    initial: null,
    read: ([text = ""], now) => {
      const asked = numberFromText(text);
      return asked === null ? undefined : nearestStep(steps(now), asked);
    },
    write: (value) => (value === null ? [] : [String(value)]),
    describe: () => [],
  };
}

/** What a ticked box, a hand-written address and our own links say. */
const yesNoWords = new Map([
  ["true", true],
  ["1", true],
  ["on", true],
  ["ja", true],
  ["false", false],
  ["0", false],
  ["nej", false],
]);

/** null asks nothing; false asks for cars without. [URL-11] */
export function yesNo(label: string, labels: { yes: string; no: string }): FilterField<boolean | null> {
  return {
    label,
    initial: null,
    read: ([text = ""]) => yesNoWords.get(text),
    write: (value) => (value === null ? [] : [String(value)]),
    describe: (value) => (value === null ? [] : [value ? labels.yes : labels.no]),
  };
}

export function searchField(label: string): FilterField<string> {
  const texts = (search: string) => listWords([search]);
  return {
    label,
    initial: "",
    read: searchText,
    write: texts,
    describe: (search) => texts(search).map((text) => `”${text}”`),
  };
}

/** [URL-13] */
export function orderField(label: string): FilterField<SortOrder> {
  return {
    label,
    initial: defaultSortOrder,
    read: ([text = ""]) => findSortOrder(text) ?? undefined,
    write: (order) => (order === defaultSortOrder ? [] : [order]),
    describe: () => [],
  };
}

/** [URL-14] */
export function pageField(label: string): FilterField<number> {
  return {
    label,
    initial: 1,
    read: ([text = ""]) => {
      const page = /^\d+$/.test(text) ? Number(text) : 0;
      return page >= 1 && Number.isSafeInteger(page) ? page : undefined;
    },
    write: (page) => (page > 1 ? [String(page)] : []),
    describe: () => [],
  };
}

/** Said in addresses by `cars` alone. [URL-12] */
export function stockFlag(label: string): FilterField<boolean> {
  return { label, initial: true, read: () => undefined, write: () => [], describe: () => [] };
}

/** Two ticked boxes send both words, which is the same as saying nothing. [URL-12] */
export function carsField(label: string): FilterField<CarsChoice | null> {
  return {
    label,
    initial: null,
    read: (texts) => {
      const chosen = carsChoiceNames.filter((choice) => texts.includes(choice));
      return chosen.length === 2 ? null : chosen.at(0);
    },
    write: (cars) => (cars === null ? [] : [cars]),
    describe: (cars) => (cars === null ? [] : [carsChoices[cars]]),
  };
}
