import { formatDate } from "#core/dates/dates.ts";
import { formatMil } from "#core/text/mileage.ts";
import { formatNumber } from "#core/text/number.ts";
import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import {
  consumptionLine,
  type FactLine,
  factLines,
  knownLines,
} from "#features/cars/rules/facts/fact-lines.ts";
import type { Fact } from "#ui/fact-list.tsx";
import type { VehicleFacts } from "../rules/vehicle.ts";

const facts = factLines(carFacts);

/** One row per fact, in the order they are read; what the register does not say is left out. */
const factRows: FactLine<VehicleFacts>[] = [
  ["Modellår", ({ modelYear }) => String(modelYear)],
  facts.fuelType,
  facts.gearboxType,
  facts.hasAwd,
  ["Effekt", power],
  facts.bodyType,
  facts.colour,
  consumptionLine,
  ["Koldioxid", ({ co2 }) => (co2 === null ? null : `${formatNumber(co2)}\u00a0g/km`)],
  facts.wltpRange,
  ["Utsläppsklass", ({ emissionClass }) => emissionClass],
  facts.annualTax,
  facts.firstRegisteredOn,
  ["Senast besiktigad", ({ lastInspectionOn }) => dayText(lastInspectionOn)],
  ["Mätare vid besiktningen", ({ lastInspectionMileage: mil }) => (mil === null ? null : formatMil(mil))],
  ["Besiktigas senast", ({ inspectionDueOn }) => dayText(inspectionDueOn)],
];

export function vehicleFactsView(vehicle: VehicleFacts): Fact[] {
  return knownLines(factRows, vehicle);
}

/** What is worth knowing before anything is compared. */
export const trafficNotices = {
  inTraffic: null,
  offRoad: "Bilen är avställd. Den får inte köras på väg förrän den är påställd.",
  deregistered:
    "Bilen är avregistrerad och kan inte ställas på igen. Jämförelsen gäller bilar av samma slag.",
} as const satisfies Record<VehicleFacts["traffic"], string | null>;

function power({ powerKw, horsepower }: VehicleFacts): string | null {
  if (horsepower === null) return null;
  const inKilowatts = powerKw === null ? "" : ` (${formatNumber(powerKw)}\u00a0kW)`;
  return `${formatNumber(horsepower)}\u00a0hk${inKilowatts}`;
}

function dayText(day: string | null): string | null {
  return day === null ? null : formatDate(new Date(day));
}
