import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { capitalized } from "#core/text/capitalized.ts";
import { formatNumber } from "#core/text/number.ts";
import type { FileCheck } from "./check-file.ts";
import type { CheckedRow } from "./check-rows.ts";
import { positionText, type RowPosition } from "./found-row.ts";
import type { CopiedPictures } from "./pictures/copy-pictures.ts";
import type { StockCounts } from "./write-stock.ts";

/** `Rad 812 (ABC 12D): price: "12o 000" är inget helt antal kronor`, one line for each problem. */
export function problemLines(row: Exclude<CheckedRow<unknown>, { kind: "good" }>): string[] {
  if (row.kind === "file")
    return [row.line === null ? capital(row.reason) : `Rad ${row.line}: ${row.reason}`];
  const where = capital(positionText(row.position)) + (row.name ? ` (${row.name})` : "");
  return row.problems.map(({ column, reason }) => `${where}: ${column ? `${column}: ` : ""}${reason}`);
}

/** Why nothing was written. */
export function importRefusal({ good, bad, isUsable }: FileCheck): string {
  if (!isUsable) return "Filen kan inte importeras. Inget har skrivits.";
  if (good + bad === 0) return "Filen har inga bilar. Inget har skrivits.";
  const countText = `${formatNumber(bad)} av ${rows(good + bad)} har fel. Inget har skrivits.`;
  return good === 0
    ? countText
    : `${countText} Rätta raderna, eller kör med --skip-bad för att bara importera de ${formatNumber(good)} felfria.`;
}

/** For whoever waits. */
export function reportHeader({ good }: FileCheck, isDryRun: boolean): string {
  return `${isDryRun ? "Räknar" : "Skriver"} ${countOfCars(good)} …`;
}

export function importSummary(counts: StockCounts, { bad }: FileCheck, isDryRun: boolean): string {
  const { inserted, updated } = counts;
  const all = countOfCars(inserted + updated);
  const parts = `(nya: ${formatNumber(inserted)}, uppdaterade: ${formatNumber(updated)})`;
  const skipped = bad > 0 ? [`Hoppar över ${rows(bad)} med fel.`] : [];
  const also = [...removedLine(counts, isDryRun), ...reviewsLine(counts, isDryRun)];
  const lines = isDryRun
    ? [`Provkörning: ${all} skulle importeras ${parts}.`, ...also, ...skipped, "Inget har skrivits."]
    : [`Importerade ${all} ${parts}.`, ...also, ...skipped];
  return lines.join(" ");
}

function removedLine({ removed }: StockCounts, isDryRun: boolean): string[] {
  if (removed.length === 0) return [];
  const verb = isDryRun ? "skulle försvinna ur lagret" : "togs ur lagret";
  return [`${countOfCars(removed.length)} ${verb}: ${somePlates(removed)}.`];
}

function reviewsLine({ reviews }: StockCounts, isDryRun: boolean): string[] {
  if (reviews === 0) return [];
  return [
    `${formatNumber(reviews)} ${reviews === 1 ? "omdöme" : "omdömen"} ${isDryRun ? "skulle sparas" : "sparades"}.`,
  ];
}

export function picturesLine({ copied, known, failed }: CopiedPictures): string {
  const parts = [`${formatNumber(copied)} kopierade`, `${formatNumber(known)} fanns redan`];
  if (failed > 0) parts.push(`${formatNumber(failed)} kunde inte kopieras`);
  return `Bilder: ${parts.join(", ")}.`;
}

const platesShown = 10;

/** "ABC 123, ABC 124 och 40 till" */
export function somePlates(plates: readonly LicensePlate[]): string {
  const first = plates.slice(0, platesShown).map(displayPlate).join(", ");
  const more = plates.length - platesShown;
  return more > 0 ? `${first} och ${formatNumber(more)} till` : first;
}

/** "Rad 812 (ABC 12D)" */
export function rowName(position: RowPosition, plate: LicensePlate): string {
  return `${capital(positionText(position))} (${displayPlate(plate)})`;
}

function rows(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? "rad" : "rader"}`;
}

export function countOfCars(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? "bil" : "bilar"}`;
}

function capital(text: string): string {
  return capitalized(text);
}
