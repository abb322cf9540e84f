import { formatDate } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { formatMil } from "#core/text/mileage.ts";
import { formatNumber, formatOneDecimal } from "#core/text/number.ts";
import { bodyTypes, colours, fuels, gearboxes } from "#features/cars/rules/vocabulary.ts";
import type { Fact } from "#ui/fact-list.tsx";
import type { VehicleFacts } from "../rules/vehicle.ts";

/** One row per fact, in the order they are read; what the register does not say is left out. */
const factRows: [label: string, value: (vehicle: VehicleFacts) => string | null][] = [
  ["Modellår", ({ modelYear }) => String(modelYear)],
  ["Drivmedel", ({ fuelType }) => fuelType && fuels[fuelType]],
  ["Växellåda", ({ gearboxType }) => gearboxType && gearboxes[gearboxType]],
  ["Drivning", ({ hasAwd }) => (hasAwd === null ? null : hasAwd ? "Fyrhjulsdrift" : "Tvåhjulsdrift")],
  ["Effekt", power],
  ["Kaross", ({ bodyType }) => bodyType && bodyTypes[bodyType]],
  ["Färg", ({ colour }) => colour && colours[colour]],
  ["Förbrukning, blandad", consumption],
  ["Koldioxid", ({ co2 }) => (co2 === null ? null : `${formatNumber(co2)}\u00a0g/km`)],
  [
    "Räckvidd el (WLTP)",
    ({ wltpRange }) => (wltpRange === null ? null : `${formatNumber(wltpRange)}\u00a0km`),
  ],
  ["Utsläppsklass", ({ emissionClass }) => emissionClass],
  ["Fordonsskatt", ({ annualTax }) => (annualTax === null ? null : `${formatKronor(annualTax)}/år`)],
  ["Första registrering", ({ firstRegisteredOn }) => dayText(firstRegisteredOn)],
  ["Senast besiktigad", ({ lastInspectionOn }) => dayText(lastInspectionOn)],
  ["Mätare vid besiktningen", ({ lastInspectionMileage: mil }) => (mil === null ? null : formatMil(mil))],
  ["Besiktigas senast", ({ inspectionDueOn }) => dayText(inspectionDueOn)],
];

export function vehicleFactsView(vehicle: VehicleFacts): Fact[] {
  return factRows.flatMap(([label, value]) => {
    const said = value(vehicle);
    return said === null ? [] : [{ label, value: said }];
  });
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

const electric = 3;

function consumption({ consumption: amount, fuelType }: VehicleFacts): string | null {
  if (amount === null) return null;
  return `${formatOneDecimal(amount)}\u00a0${fuelType === electric ? "kWh" : "l"}/100\u00a0km`;
}

function dayText(day: string | null): string | null {
  return day === null ? null : formatDate(new Date(day));
}
