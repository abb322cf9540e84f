import type { ExternalAdvert } from "#features/cars/rules/external-advert.ts";
import type { StockEntry } from "#features/cars/storage/load-stock.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { chooseCar } from "./age-and-mileage.ts";
import { carForSale, incomingCar, soldCar } from "./car-life.ts";
import { demoCounts } from "./demo-counts.ts";
import { externalAdvert } from "./external-adverts.ts";
import { demoModels } from "./models/read-models.ts";
import { plateNumber } from "./plates.ts";
import { randomFrom } from "./random.ts";
import { randomFacts } from "./random-facts.ts";
import { demoStores } from "./stores.ts";

export const demoSeed = "milstolpen";

const day = 86_400_000;
const twoYears = 730;

type DemoStock = { stores: readonly Store[]; entries: StockEntry[]; externalAdverts: ExternalAdvert[] };

type Wanted = { seed?: string; today: Date; counts?: Record<keyof typeof demoCounts, number> };

/** Same seed, same cars; all dates are counted from `today`. Every car has its own chance, so order does not matter. */
export function makeDemoStock({ seed = demoSeed, today, counts = demoCounts }: Wanted): DemoStock {
  let plates = 0;
  const randomOf = (what: string, at: number) => randomFrom(`${seed}/${what}/${at}`);
  const many = <T>(what: keyof typeof counts, make: (at: number) => T) =>
    Array.from({ length: counts[what] }, (_, at) => make(at));

  const stock = (what: "incoming" | "forSale", life: typeof carForSale) =>
    many(what, (at) => {
      const random = randomOf(what, at);
      const choice = chooseCar(random, demoModels(), today);
      return life(random, { ...randomFacts(random, choice, plateNumber(plates++), today), choice }, today);
    });
  const sold = () =>
    many("sold", (at) => {
      const random = randomOf("sold", at);
      const soldAt = new Date(today.getTime() - random.next() * twoYears * day);
      const choice = chooseCar(random, demoModels(), soldAt);
      const car = { ...randomFacts(random, choice, plateNumber(plates++), soldAt), choice };
      return soldCar(random, car, soldAt, today);
    });

  return {
    stores: demoStores,
    entries: [...stock("forSale", carForSale), ...stock("incoming", incomingCar), ...sold()],
    externalAdverts: many("externalAdverts", (at) =>
      externalAdvert(randomOf("external", at), plates++, today),
    ),
  };
}
