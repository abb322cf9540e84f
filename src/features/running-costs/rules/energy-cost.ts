import type { FuelCode } from "#features/cars/rules/vocabulary.ts";
import type { CostAssumptions } from "./cost-assumptions.ts";
import type { CostedCar } from "./costed-car.ts";
import { runningCosts } from "./running-costs.ts";

/** Kronor a mil, and what was assumed of the car. */
export type EnergyCost = { perMil: number; assumed: string | null };

const plugIn: FuelCode = 5;

const priceOf = {
  1: "petrol",
  2: "diesel",
  3: "electricity",
  4: "petrol",
  5: "petrol",
  6: "otherFuel",
} as const satisfies Record<FuelCode, keyof CostAssumptions>;

/** Consumption is told for 100 km, which are ten mil. */
export function energyCost(
  car: Pick<CostedCar, "fuelType" | "consumption">,
  assumptions: CostAssumptions,
): EnergyCost {
  const extra = 1 + assumptions.aboveWltp / 100;
  if (car.fuelType === plugIn) {
    const share = assumptions.electricShare / 100;
    const { litresOnFuel, kwhOnBattery } = runningCosts.plugIn;
    const perTenMil =
      share * kwhOnBattery * assumptions.electricity + (1 - share) * litresOnFuel * assumptions.petrol;
    return {
      perMil: (perTenMil * extra) / 10,
      assumed: `Laddhybrid: ${assumptions.electricShare}\u00a0% av milen på el.`,
    };
  }
  const consumption = car.consumption ?? runningCosts.unknownConsumption.per100Km[car.fuelType];
  return {
    perMil: (consumption * extra * assumptions[priceOf[car.fuelType]]) / 10,
    assumed: car.consumption === null ? "Förbrukningen är okänd: medel för drivmedlet." : null,
  };
}
