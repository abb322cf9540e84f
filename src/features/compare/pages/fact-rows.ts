import { formatDate } from "#core/dates/dates.ts";
import { formatMil } from "#core/text/mileage.ts";
import { formatNumber, formatOneDecimal } from "#core/text/number.ts";
import { formatPercent } from "#core/text/percent.ts";
import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import { consumptionLine, factLines } from "#features/cars/rules/facts/fact-lines.ts";
import type { ComparedCar } from "./compared-car.ts";
import { asText, type Row } from "./row.ts";

const facts = factLines(carFacts);

/** As the advert says it; better where there is more of it. */
function factRow(name: keyof typeof facts, better?: "high"): Row {
  const [label, text] = facts[name];
  const rank = ({ known }: ComparedCar) => known[name] as number | null;
  return { label, cell: ({ known }) => text(known), ...(better && { better, rank }) };
}

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
  factRow("fuelType"),
  factRow("gearboxType"),
  factRow("hasAwd"),
  factRow("horsepower", "high"),
  factRow("wltpRange", "high"),
  factRow("batteryCapacityGross"),
  { label: consumptionLine[0], cell: ({ known }) => consumptionLine[1](known) },
  factRow("bodyType"),
  factRow("seats"),
  factRow("colour"),
  factRow("maxTrailerWeight", "high"),
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
