import { parse } from "csv-parse/sync";
import type { SoldCar } from "#domain/valuation/engine/car-facts.ts";

export type SplitSales = { train: SoldCar[]; test: SoldCar[] };
type Row = Readonly<Record<string, string | undefined>>;

/** Other lists call a column something else; the first that is there and not empty counts. */
const names = {
  make: ["brand", "make"],
  series: ["series", "model"],
  model: ["model", "version", "series"],
  year: ["year", "model_year"],
  horsepower: ["hp", "horsepower", "power_hp"],
  engineCc: ["engine_cc", "cc"],
  fuel: ["fuel"],
  gearbox: ["gearbox", "transmission"],
  body: ["body"],
  drive: ["drive"],
  colour: ["color", "colour"],
  place: ["region", "place"],
  source: ["source"],
} as const;

/**
 * Sales from CSV in the schema of the research data. Columns and values may be missing: without age it follows from the
 * year, without mil from km, and without a split every fifth row is for testing. Rows without price, mileage or make are
 * left out. [VALUE-11]
 */
export function readSales(csv: string): SplitSales {
  const rows: Row[] = parse(csv, {
    columns: true,
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  const years = rows.flatMap((row) => numberIn(row, names.year) ?? []);
  const now = years.reduce((newest, year) => Math.max(newest, year), 0) + 0.5;
  const read = rows.flatMap((row, at) => {
    const car = saleFrom(row, at, now);
    return car ? [{ car, isTest: row.split ? row.split.trim() === "test" : at % 5 === 4 }] : [];
  });
  return {
    train: read.filter(({ isTest }) => !isTest).map(({ car }) => car),
    test: read.filter(({ isTest }) => isTest).map(({ car }) => car),
  };
}

function saleFrom(row: Row, at: number, now: number): SoldCar | null {
  const said = (which: keyof typeof names) => textIn(row, names[which]);
  const number = (which: keyof typeof names) => numberIn(row, names[which]);
  const age = numberIn(row, ["age"]);
  const year = number("year") ?? (age === null ? null : Math.floor(now - age));
  const mil = numberIn(row, ["mil"]) ?? tenth(numberIn(row, ["km", "mileage_km"]));
  const price = numberIn(row, ["price"]);
  if (price === null || price <= 0 || mil === null || year === null || said("make") === "") return null;
  return {
    id: textIn(row, ["id"]) || String(at),
    price,
    monthsAgo: numberIn(row, ["months_ago"]),
    make: said("make"),
    series: said("series"),
    model: said("model"),
    modelYear: year,
    ageYears: age ?? Math.max(0, now - year),
    mil,
    horsepower: number("horsepower"),
    engineCc: number("engineCc"),
    fuel: said("fuel"),
    gearbox: said("gearbox"),
    body: said("body"),
    drive: said("drive"),
    colour: said("colour"),
    place: said("place"),
    source: said("source"),
    equipment: textIn(row, ["equipment"]).split(/[;|]/),
  };
}

const tenth = (km: number | null) => (km === null ? null : km / 10);

function textIn(row: Row, columns: readonly string[]): string {
  return columns.map((name) => row[name]?.trim() ?? "").find((text) => text !== "") ?? "";
}

function numberIn(row: Row, columns: readonly string[]): number | null {
  const text = textIn(row, columns);
  const number = text === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}
