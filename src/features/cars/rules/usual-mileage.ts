/** How far cars of one model and age have gone: eight of ten lie between. */
export type UsualMileage = { from: number; to: number; years: { first: number; last: number } };

type Driven = { modelYear: number; mileage: number };

/** Fewer say more about those very cars than about what is usual. */
const fewest = 10;
/** What lies outside at either end. */
const outside = 0.1;
const roundTo = 100;

/** By cars of the same model year; where they are too few, of the years beside it too; else nobody can tell. */
export function usualMileage(modelYear: number, cars: readonly Driven[]): UsualMileage | null {
  for (const within of [0, 1]) {
    const some = cars.filter((car) => Math.abs(car.modelYear - modelYear) <= within);
    if (some.length < fewest) continue;
    const mileages = some.map(({ mileage }) => mileage).sort((one, other) => one - other);
    const years = some.map((car) => car.modelYear);
    return {
      from: rounded(mileages[Math.floor(mileages.length * outside)] ?? 0),
      to: rounded(mileages[Math.ceil(mileages.length * (1 - outside)) - 1] ?? 0),
      years: { first: Math.min(...years), last: Math.max(...years) },
    };
  }
  return null;
}

function rounded(mil: number): number {
  return Math.round(mil / roundTo) * roundTo;
}
