import { formatNumber } from "#core/text/number.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";

/** "Visar 25–48 av 7 412 bilar"; says nothing about an empty list. */
export function shownRangeText({
  page,
  pageSize,
  total,
}: {
  page: number;
  pageSize: number;
  total: number;
}): string | null {
  if (total === 0) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return `Visar ${formatNumber(first)}–${formatNumber(last)} av ${carCountText(total)}`;
}

/** The first page is the list itself, so that no page has two addresses. */
export function pageAddress(address: string, page: number): string {
  if (page <= 1) return address;
  return `${address}${address.includes("?") ? "&" : "?"}page=${page}`;
}

/** What somebody searched for may be longer than a chip or a button can be. Quotes are closed. */
export function shortened(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= maxShownLength) return text;
  return `${characters.slice(0, maxShownLength).join("").trimEnd()}…${text.endsWith("”") ? "”" : ""}`;
}

const maxShownLength = 40;
