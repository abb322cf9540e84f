import { isDelivered, isReserved, isSold, status } from "#domain/car/status.ts";
import { missingBits } from "./missing.ts";
import type { StockLine } from "./stock-line.ts";

/** Priced by us, on its way to the sales floor. */
const pricingFrom = 120;

/** Where a car is in its life, in one word; the dot's colour is the design's. [STOCKLIST-2] */
export function statusWord(carStatus: number): { word: string; tone: string } {
  if (isDelivered(carStatus)) return { word: "Levererad", tone: "line-2" };
  if (isSold(carStatus)) return { word: "Såld", tone: "text" };
  if (isReserved(carStatus)) return { word: "Reserverad", tone: "info" };
  if (carStatus >= status.forSale) return { word: "Säljs", tone: "success" };
  if (carStatus >= pricingFrom) return { word: "Prissätts", tone: "accent" };
  return { word: "Inkommande", tone: "text-3" };
}

const longDays = 60;
const unsold = ({ status: own }: StockLine) => !isSold(own);
const isCalled = (word: string) => (line: StockLine) => statusWord(line.status).word === word;

/** The lists that everybody has, in the words of their tabs. [STOCKLIST-2] */
export const stockViews = {
  all: { label: "Alla", holds: () => true },
  forSale: { label: "Säljs", holds: isCalled("Säljs") },
  incoming: { label: "Inkommande", holds: isCalled("Inkommande") },
  pricing: { label: "Prissätts", holds: isCalled("Prissätts") },
  reserved: { label: "Reserverade", holds: isCalled("Reserverad") },
  sold: { label: "Sålda", holds: isCalled("Såld") },
  delivered: { label: "Levererade", holds: isCalled("Levererad") },
  long: { label: "Över 60 dagar", holds: (line) => unsold(line) && (line.days ?? 0) > longDays },
  bare: {
    label: "Utan bilder",
    holds: (line) => unsold(line) && (line.missing & missingBits(["pictures"])) !== 0,
  },
} as const satisfies Record<string, { label: string; holds: (line: StockLine) => boolean }>;

export type StockView = keyof typeof stockViews;
export const stockViewNames = Object.keys(stockViews) as StockView[];

/** [STOCKLIST-2] */
export function viewCounts(lines: readonly StockLine[]): Record<StockView, number> {
  const counts = Object.fromEntries(stockViewNames.map((view) => [view, 0])) as Record<StockView, number>;
  for (const line of lines)
    for (const view of stockViewNames) if (stockViews[view].holds(line)) counts[view]++;
  return counts;
}
