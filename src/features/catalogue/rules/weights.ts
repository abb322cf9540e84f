/** Points that a car can get for each thing; together a hundred. The published text is held to them. */
export const weights = {
  fresh: 25,
  mileage: 20,
  age: 15,
  report: 20,
  pictures: 10,
  cut: 10,
} as const;
export type PartName = keyof typeof weights;
export const partNames = Object.keys(weights) as PartName[];

/** A point of freshness is lost for every so many days. */
export const daysPerPoint = 2;

/** So many pictures are all that is wanted. */
export const enoughPictures = 8;

/**
 * How closely the cars of each price level stand: for six under the market four level with it and two above, were there as
 * many of each. What is cheap for what it is has many points for the same reason: the points alone would fill the first
 * pages with it.
 */
export const levelDensity = { under: 6, level: 4, unknown: 4, over: 2 } as const;

export type PriceClass = { below: number | null; age: number; mileage: number };

/** How old a car of that price usually is, in years, and how far it has gone, in mil. */
export const priceClasses: readonly PriceClass[] = [
  { below: 50_000, age: 16, mileage: 22_000 },
  { below: 100_000, age: 10, mileage: 16_000 },
  { below: 150_000, age: 7, mileage: 12_000 },
  { below: 200_000, age: 5, mileage: 8_500 },
  { below: 300_000, age: 4, mileage: 6_000 },
  { below: 400_000, age: 3, mileage: 4_000 },
  { below: 600_000, age: 2, mileage: 2_500 },
  { below: null, age: 2, mileage: 2_000 },
];

/** Among so many that follow, another model is looked for when the same would stand twice in a row. */
export const modelsAhead = 24;
