import { formatNumber } from "#domain/text/number.ts";
import type { Checked } from "./check-file.ts";
import type { CheckedRow } from "./check-rows.ts";
import { placeName } from "./found-row.ts";
import type { Written } from "./write-stock.ts";

/** `Rad 812 (ABC 12D): price: "12o 000" är inget helt antal kronor`, one line for each problem. [IMPORT-9] */
export function problemLines(row: Exclude<CheckedRow<unknown>, { kind: "good" }>): string[] {
  if (row.kind === "file")
    return [row.line === null ? capital(row.reason) : `Rad ${row.line}: ${row.reason}`];
  const where = capital(placeName(row.place)) + (row.name ? ` (${row.name})` : "");
  return row.problems.map(({ column, reason }) => `${where}: ${column ? `${column}: ` : ""}${reason}`);
}

/** Why nothing was written. [IMPORT-30] */
export function refusal({ good, bad, isUsable }: Checked): string {
  if (!isUsable) return "Filen kan inte importeras. Inget har skrivits.";
  if (good + bad === 0) return "Filen har inga bilar. Inget har skrivits.";
  const counted = `${formatNumber(bad)} av ${rows(good + bad)} har fel. Inget har skrivits.`;
  return good === 0
    ? counted
    : `${counted} Rätta raderna, eller kör med --skip-bad för att bara importera de ${formatNumber(good)} felfria.`;
}

/** For whoever waits. */
export function beginning({ good }: Checked, isDryRun: boolean): string {
  return `${isDryRun ? "Räknar" : "Skriver"} ${cars(good)} …`;
}

/** [IMPORT-31] [IMPORT-32] */
export function summary({ inserted, updated }: Written, { bad }: Checked, isDryRun: boolean): string {
  const all = cars(inserted + updated);
  const parts = `(nya: ${formatNumber(inserted)}, uppdaterade: ${formatNumber(updated)})`;
  const skipped = bad > 0 ? [`Hoppar över ${rows(bad)} med fel.`] : [];
  const lines = isDryRun
    ? [`Provkörning: ${all} skulle importeras ${parts}.`, ...skipped, "Inget har skrivits."]
    : [`Importerade ${all} ${parts}.`, ...skipped];
  return lines.join(" ");
}

function rows(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? "rad" : "rader"}`;
}

function cars(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? "bil" : "bilar"}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
