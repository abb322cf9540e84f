/** A make with one of its series, as the stock has them. */
export type MakeAndSeries = { make: string; series: string };

/** The makes and series of a stock, numbered in the order they were met. A number is never given away again. */
export type MakeDictionary = {
  entries: readonly MakeAndSeries[];
  numbers: ReadonlyMap<string, number>;
  /** The makes, and the series whatever their make, each once; and which of them an entry belongs to. */
  brands: MakeValues;
  series: MakeValues;
  /** The makes with their series, and the number of each. */
  byBrand: readonly { brand: string; entries: readonly { name: string; number: number }[] }[];
};
export type MakeValues = { values: readonly string[]; ofEntry: Uint16Array };

export const emptyMakeDictionary: MakeDictionary = dictionaryOf([], new Map());

const keyOf = ({ make, series }: MakeAndSeries) => `${make}\n${series}`;

export function withMakes(dictionary: MakeDictionary, cars: Iterable<MakeAndSeries>): MakeDictionary {
  const entries = [...dictionary.entries];
  const numbers = new Map(dictionary.numbers);
  for (const { make, series } of cars) {
    const key = keyOf({ make, series });
    if (numbers.has(key)) continue;
    numbers.set(key, entries.length);
    entries.push({ make, series });
  }
  return entries.length === dictionary.entries.length ? dictionary : dictionaryOf(entries, numbers);
}

function dictionaryOf(
  entries: readonly MakeAndSeries[],
  numbers: ReadonlyMap<string, number>,
): MakeDictionary {
  const valuesOf = (part: keyof MakeAndSeries): MakeValues => {
    const values = [...new Set(entries.map((entry) => entry[part]))];
    const places = new Map(values.map((value, index) => [value, index]));
    return { values, ofEntry: Uint16Array.from(entries, (entry) => places.get(entry[part]) ?? 0) };
  };
  const numbered = entries.map(({ make, series }, number) => ({ make, name: series, number }));
  const byBrand = Array.from(
    Map.groupBy(numbered, ({ make }) => make),
    ([brand, ofBrand]) => ({ brand, entries: ofBrand.map(({ name, number }) => ({ name, number })) }),
  );
  return { entries, numbers, brands: valuesOf("make"), series: valuesOf("series"), byBrand };
}

export function makeNumber(dictionary: MakeDictionary, entry: MakeAndSeries): number {
  const number = dictionary.numbers.get(keyOf(entry));
  if (number === undefined)
    throw new Error(`${entry.make} ${entry.series} is not in the dictionary of makes`);
  return number;
}

/** Series decide over makes; with neither, null: every make. */
export function requestedMakes(
  dictionary: MakeDictionary,
  { brands, series }: { brands: readonly string[]; series: readonly string[] },
): number[] | null {
  if (brands.length === 0 && series.length === 0) return null;
  const optionCodes: number[] = [];
  for (const [number, entry] of dictionary.entries.entries()) {
    if (series.length > 0 ? series.includes(entry.series) : brands.includes(entry.make))
      optionCodes.push(number);
  }
  return optionCodes;
}
