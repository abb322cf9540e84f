import type { CostedCar } from "./costed-car.ts";

/** From the nearest kin outwards. */
export type LikenessCircle = "series" | "make" | "body" | "fuel" | "all";

type Point = { age: number; mil: number; log: number };

/** Sums of products of the distances from the middle of a series; those of several series can be added. */
export type Totals = {
  count: number;
  ageAge: number;
  ageMil: number;
  milMil: number;
  ageLog: number;
  milLog: number;
};

type Kin = Pick<CostedCar, "normalizedMake" | "series" | "fuelType" | "bodyType">;

export function seriesKey({ normalizedMake, series, fuelType }: Omit<Kin, "bodyType">): string {
  return `series/${normalizedMake}/${series}/${fuelType}`;
}

/** The circles of likeness that a car stands in; what is not known of it makes no circle. */
export function likenessCircles(car: Kin): { circle: LikenessCircle; key: string }[] {
  return [
    { circle: "series", key: seriesKey(car) },
    { circle: "make", key: `make/${car.normalizedMake}/${car.fuelType}` },
    ...(car.bodyType ? [{ circle: "body", key: `body/${car.bodyType}/${car.fuelType}` } as const] : []),
    { circle: "fuel", key: `fuel/${car.fuelType}` },
    { circle: "all", key: "all" },
  ];
}

export function totalsOf(points: readonly Point[]): { middle: Point; totals: Totals } {
  const count = points.length;
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / count;
  const middle = { age: mean(({ age }) => age), mil: mean(({ mil }) => mil), log: mean(({ log }) => log) };
  const totals: Totals = { count, ageAge: 0, ageMil: 0, milMil: 0, ageLog: 0, milLog: 0 };
  for (const point of points) {
    const age = point.age - middle.age;
    const mil = point.mil - middle.mil;
    const log = point.log - middle.log;
    totals.ageAge += age * age;
    totals.ageMil += age * mil;
    totals.milMil += mil * mil;
    totals.ageLog += age * log;
    totals.milLog += mil * log;
  }
  return { middle, totals };
}

export function withTotals(slopes: Map<string, Totals>, key: string, more: Totals): void {
  const so = slopes.get(key);
  if (!so) {
    slopes.set(key, { ...more });
    return;
  }
  for (const name of Object.keys(so) as (keyof Totals)[]) so[name] += more[name];
}

/** Both slopes at once (least squares); null where age and mileage cannot be told apart. */
export function solve({
  ageAge,
  ageMil,
  milMil,
  ageLog,
  milLog,
}: Totals): { age: number; mil: number } | null {
  const determinant = ageAge * milMil - ageMil * ageMil;
  if (determinant <= ageAge * milMil * 1e-6) return null;
  return {
    age: (ageLog * milMil - milLog * ageMil) / determinant,
    mil: (milLog * ageAge - ageLog * ageMil) / determinant,
  };
}
