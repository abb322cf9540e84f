import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { soldForText } from "#features/cars/rules/sale.ts";
import type { SoldExample } from "#features/cars/rules/sold-example.ts";

export type SoldExampleView = {
  title: string;
  range: string;
  lowest: string;
  highest: string;
  count: string;
  note: string;
  to: string;
};

/** "Volkswagen Golf 2019", "139 000–161 000 kr" and what the numbers are. */
export function soldExampleView({
  make,
  model,
  modelYear,
  count,
  lowest,
  highest,
}: SoldExample): SoldExampleView {
  return {
    title: `${make} ${model} ${modelYear}`,
    range: `${formatKronor(lowest).replace(/\s*kr$/, "")}–${formatKronor(highest)}`,
    lowest: formatKronor(lowest),
    highest: formatKronor(highest),
    count: `${count} sålda bilar`,
    note: `hos oss, lägsta till högsta ${soldForText}. Det är inget bud på din bil.`,
    to: paths.sold(),
  };
}
