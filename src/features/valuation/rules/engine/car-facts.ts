/**
 * What the engine knows of a car. Words are compared without case, an empty word is "not known"; numbers may be null.
 * Distance is mil; the price is in whatever currency the sold cars have.
 */
export type CarFacts = {
  make: string;
  series: string;
  /** Engine and trim, as exactly as anybody wrote it: the version is what two cars of a series differ in most. */
  model: string;
  modelYear: number;
  ageYears: number;
  mil: number;
  horsepower: number | null;
  engineCc: number | null;
  fuel: string;
  gearbox: string;
  body: string;
  drive: string;
  colour: string;
  /** Where, or as what, it was sold: a store, a town, "demonstration". */
  place: string;
  /** From which list of prices: our own sales, a market's adverts. */
  source: string;
  equipment: readonly string[];
};

export type SoldCar = CarFacts & {
  id: string;
  price: number;
  /** How long ago the price was paid; null where all prices are of one day. */
  monthsAgo: number | null;
};

/** The facts that are words, in the order in which an explanation goes through them. */
export const wordFacts = ["fuel", "gearbox", "body", "drive", "colour", "place", "source"] as const;
export type WordFact = (typeof wordFacts)[number];

const bounds = {
  modelYear: [1900, 2200],
  ageYears: [0, 60],
  mil: [0, 100_000],
  horsepower: [5, 2_500],
  engineCc: [50, 12_000],
} as const;

const maxEquipment = 40;

/** Whatever was typed or imported, as something that can be reckoned with: nothing here throws. */
export function readableFacts(facts: CarFacts): CarFacts {
  const ageYears = within(facts.ageYears, bounds.ageYears) ?? 0;
  return {
    make: word(facts.make),
    series: word(facts.series),
    model: word(facts.model),
    modelYear: Math.round(within(facts.modelYear, bounds.modelYear) ?? 2_000),
    ageYears,
    mil: within(facts.mil, bounds.mil) ?? 0,
    horsepower: positive(facts.horsepower, bounds.horsepower),
    engineCc: positive(facts.engineCc, bounds.engineCc),
    fuel: word(facts.fuel),
    gearbox: word(facts.gearbox),
    body: word(facts.body),
    drive: word(facts.drive),
    colour: word(facts.colour),
    place: word(facts.place),
    source: word(facts.source),
    equipment: equipmentWords(facts.equipment),
  };
}

/** Rows that cannot be learnt from are left out: a price that is none, a car that is not named. */
export function readableSales(cars: readonly SoldCar[]): SoldCar[] {
  return cars.flatMap((car) => {
    const isSale = Number.isFinite(car.price) && car.price > 0 && Number.isFinite(car.mil) && car.mil >= 0;
    if (!isSale || !Number.isFinite(car.ageYears) || word(car.make) === "") return [];
    const monthsAgo =
      car.monthsAgo !== null && Number.isFinite(car.monthsAgo) ? Math.max(0, car.monthsAgo) : null;
    return [{ ...readableFacts(car), id: car.id, price: car.price, monthsAgo }];
  });
}

function equipmentWords(value: unknown): readonly string[] {
  if (!Array.isArray(value) || value.length === 0) return [];
  return [...new Set(value.map(word))]
    .filter((each) => each !== "")
    .toSorted()
    .slice(0, maxEquipment);
}

function word(value: unknown): string {
  return typeof value === "string" ? value.trim().toLowerCase().slice(0, 80) : "";
}

function within(value: unknown, [min, max]: readonly [number, number]): number | null {
  if (typeof value !== "number" || Number.isNaN(value)) return null;
  return Math.min(max, Math.max(min, value));
}

function positive(value: unknown, range: readonly [number, number]): number | null {
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? within(value, range) : null;
}
