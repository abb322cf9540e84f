import { formatNumber } from "#domain/text/number.ts";

/** "7 412 bilar" [PAGE-29] */
export function carCountText(total: number): string {
  return `${formatNumber(total)}\u00a0${total === 1 ? "bil" : "bilar"}`;
}

/** "Visar 25–48 av 7 412 bilar"; says nothing about an empty list. [PAGE-30] */
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
