import { formatNumber } from "#domain/text/number.ts";
import { carCountText } from "#web/features/car/car-count.ts";

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
