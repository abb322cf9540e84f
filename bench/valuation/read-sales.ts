import { parse } from "csv-parse/sync";
import type { SoldCar } from "#features/valuation/rules/engine/car-facts.ts";

export type SplitSales = { train: SoldCar[]; test: SoldCar[] };
/** With how many rows could not be used, by what they lack. */
export type ReadSales = SplitSales & { leftOut: Map<string, number> };
type Row = Readonly<Record<string, string | undefined>>;

/** Other lists call a column something else; the first that is there and not empty counts. */
const names = {
  make: ["brand", "make"],
  series: ["series", "model"],
  model: ["model", "version", "series"],
  year: ["year", "model_year"],
  age: ["age"],
  mil: ["mil"],
  km: ["km", "mileage_km"],
  price: ["price"],
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

/** Without one of each there is nothing to learn. */
const needed: Readonly<Record<string, readonly (keyof typeof names)[]>> = {
  make: ["make"],
  "year or age": ["year", "age"],
  mileage: ["mil", "km"],
  price: ["price"],
};

/**
 * Sales from CSV in the schema of the research data, parted by comma, semicolon or tab, its columns in any order and case.
 * Columns and values may be missing: without age it follows from the year, without mil from km, and without a split every fifth
 * row is for testing. Rows without price, mileage, year or make are left out, and counted; a year or an age that no car can have
 * is not said, or one slip of the key would make all others old. Throws, with what is wrong, where no row could be used.
 */
export function readSales(csv: string, thisYear = new Date().getFullYear()): ReadSales {
  const rows = rowsOf(csv);
  const years = rows.flatMap((row) => yearIn(row, thisYear) ?? []);
  const now = years.reduce((newest, year) => Math.max(newest, year), 0) + 0.5;
  const read = rows.map((row, at) => ({
    sale: saleFrom(row, at, { now, year: yearIn(row, thisYear) }),
    isTest: isTest(row, at),
  }));
  const leftOut = new Map<string, number>();
  for (const { sale } of read) if (typeof sale === "string") leftOut.set(sale, (leftOut.get(sale) ?? 0) + 1);
  const salesOf = (tested: boolean) =>
    read.flatMap(({ sale, isTest: isOne }) => (typeof sale === "string" || isOne !== tested ? [] : [sale]));
  return { train: salesOf(false), test: salesOf(true), leftOut };
}

function rowsOf(csv: string): Row[] {
  const [header = ""] = csv.split(/\r?\n/, 1);
  const [delimiter = ","] = [",", ";", "\t"].toSorted(
    (a, b) => header.split(b).length - header.split(a).length,
  );
  let columns: string[] = [];
  const rows: Row[] = parse(csv, {
    columns: (said: string[]) => {
      columns = said.map((name) => name.trim().toLowerCase());
      return columns;
    },
    delimiter,
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
  });
  if (columns.length === 0) throw new Error("the file is empty");
  const lacking = Object.entries(needed).flatMap(([what, ways]) => {
    const accepted: string[] = ways.flatMap((way) => names[way]);
    return accepted.some((name) => columns.includes(name)) ? [] : [`${what} (${accepted.join(", ")})`];
  });
  if (lacking.length > 0)
    throw new Error(
      `no column for ${lacking.join(", nor for ")}; there are ${shortened(columns.join(", "))}`,
    );
  return rows;
}

const shortened = (text: string) => (text.length > 200 ? `${text.slice(0, 200)} …` : text);

function isTest(row: Row, at: number): boolean {
  return row.split ? row.split.trim().toLowerCase() === "test" : at % 5 === 4;
}

/** A sale, or what the row lacks. */
function saleFrom(
  row: Row,
  at: number,
  { now, year: saidYear }: { now: number; year: number | null },
): SoldCar | string {
  const said = (which: keyof typeof names) => textIn(row, names[which]);
  const number = (which: keyof typeof names) => numberIn(row, names[which]);
  const age = inside(number("age"), 0, oldest);
  const year = saidYear ?? (age === null ? null : Math.floor(now - age));
  const mil = number("mil") ?? tenth(number("km"));
  const price = number("price");
  if (price === null || price <= 0) return "no price above nothing";
  if (mil === null || mil < 0) return "no mileage";
  if (year === null) return "no year";
  if (said("make") === "") return "no make";
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

/** Years that a car can be old. */
const oldest = 130;
/** Next year's models are sold this year. */
const yearIn = (row: Row, thisYear: number) =>
  inside(numberIn(row, names.year), thisYear - oldest, thisYear + 1);
const inside = (number: number | null, min: number, max: number) =>
  number !== null && number >= min && number <= max ? number : null;
const tenth = (km: number | null) => (km === null ? null : km / 10);

function textIn(row: Row, columns: readonly string[]): string {
  return columns.map((name) => row[name]?.trim() ?? "").find((text) => text !== "") ?? "";
}

function numberIn(row: Row, columns: readonly string[]): number | null {
  const text = plainNumber(textIn(row, columns));
  const number = text === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

/** "12 500", "12,500", "£12,500", "12 500 kr", "12 500:-" and "2,64" as a computer writes them. */
function plainNumber(text: string): string {
  const joined = text.replace(/\s/g, "").replace(/^\p{Sc}|^\p{L}+\.?|\p{Sc}$|\p{L}+\.?$|:-$/gu, "");
  return /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(joined) ? joined.replaceAll(",", "") : joined.replace(",", ".");
}
