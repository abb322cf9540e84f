import { formatDate } from "#core/dates/dates.ts";
import { formatMil } from "#core/text/mileage.ts";
import { formatNumber, formatOneDecimal } from "#core/text/number.ts";
import { formatPercent } from "#core/text/percent.ts";
import { bodyTypes, colours, fuels, gearboxes } from "#features/cars/rules/vocabulary.ts";
import type { ComparedCar } from "./compared-car.ts";
import { asText, type Row } from "./row.ts";

export const factRows: Row[] = [
  {
    label: "Miltal",
    cell: ({ known }) => asText(known.mileage, formatMil),
    better: "low",
    rank: ({ known }) => known.mileage,
  },
  {
    label: "Modellår",
    cell: ({ known }) => String(known.modelYear),
    better: "high",
    rank: ({ known }) => known.modelYear,
  },
  { label: "Drivmedel", cell: ({ known }) => known.fuelType && fuels[known.fuelType] },
  { label: "Växellåda", cell: ({ known }) => known.gearboxType && gearboxes[known.gearboxType] },
  {
    label: "Drivning",
    cell: ({ known }) => asText(known.hasAwd, (has) => (has ? "Fyrhjulsdrift" : "Tvåhjulsdrift")),
  },
  {
    label: "Effekt",
    cell: ({ known }) => asText(known.horsepower, (power) => `${formatNumber(power)}\u00a0hk`),
    better: "high",
    rank: ({ known }) => known.horsepower,
  },
  {
    label: "Räckvidd el (WLTP)",
    cell: ({ known }) => asText(known.wltpRange, (range) => `${formatNumber(range)}\u00a0km`),
    better: "high",
    rank: ({ known }) => known.wltpRange,
  },
  {
    label: "Batteri, brutto",
    cell: ({ known }) => asText(known.batteryCapacityGross, (kwh) => `${decimal(kwh)}\u00a0kWh`),
  },
  {
    label: "Förbrukning, blandad",
    cell: ({ known }) =>
      asText(
        known.consumption,
        (amount) => `${formatOneDecimal(amount)}\u00a0${known.fuelType === 3 ? "kWh" : "l"}/100\u00a0km`,
      ),
  },
  { label: "Kaross", cell: ({ known }) => known.bodyType && bodyTypes[known.bodyType] },
  { label: "Säten", cell: ({ known }) => asText(known.seats, String) },
  { label: "Färg", cell: ({ known }) => known.colour && colours[known.colour] },
  {
    label: "Dragvikt",
    cell: ({ known }) => asText(known.maxTrailerWeight, (weight) => `${formatNumber(weight)}\u00a0kg`),
    better: "high",
    rank: ({ known }) => known.maxTrailerWeight,
  },
];

export const conditionRows: Row[] = [
  {
    label: "Skador",
    cell: ({ damages }) => asText(damages, (count) => (count === 0 ? "Inga hittade" : String(count))),
    better: "low",
    rank: ({ damages }) => damages,
  },
  {
    label: "Däck, minsta mönsterdjup",
    cell: ({ known }) =>
      asText(
        known.tyreDepth,
        (depth) => `${decimal(depth)}\u00a0mm${known.tyreKind ? `, ${known.tyreKind}` : ""}`,
      ),
    better: "high",
    rank: ({ known }) => known.tyreDepth,
  },
  {
    // Values of different methods cannot be told better or worse.
    label: "Batterihälsa (SoH)",
    cell: ({ known: { batteryHealth } }) =>
      batteryHealth && {
        text: formatPercent(batteryHealth.percent),
        below: `${batteryHealth.method}, ${formatDate(new Date(batteryHealth.measuredOn))}`,
      },
  },
  {
    label: "Ägare",
    cell: ({ known }) => asText(known.owners, String),
    better: "low",
    rank: ({ known }) => known.owners,
  },
  {
    label: "Nästa besiktning",
    cell: ({ known }) => asText(known.inspectionDueOn, (day) => formatDate(new Date(day))),
  },
];

/** Every name that one of the cars has; of the own car's equipment nobody knows. */
export function equipmentRows(cars: readonly ComparedCar[]): Row[] {
  const names = new Set(cars.flatMap(({ equipment }) => equipment ?? []));
  return [...names].map((name) => ({
    label: name,
    cell: ({ equipment }) => {
      if (equipment === null) return null;
      const isYes = equipment.includes(name);
      return { text: isYes ? "Ja" : "Nej", isYes };
    },
  }));
}

export const placeRows: Row[] = [{ label: "Butik", cell: ({ store }) => store }];

const decimal = (value: number) => (Number.isInteger(value) ? formatNumber(value) : formatOneDecimal(value));
