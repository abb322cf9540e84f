import { isIncoming, isReserved, isSold, status } from "#features/cars/rules/status.ts";
import { missingBits } from "./missing.ts";
import type { StockLine } from "./stock-line.ts";

/** Priced by us, on its way to the sales floor. */
const pricingFrom = 120;

/** What every car is one of; each has a list of its own, and a dot in the colour of the design. */
const stages = {
  incoming: { tone: "text-3", includes: (own: number) => own < pricingFrom },
  pricing: { tone: "accent", includes: (own: number) => own >= pricingFrom && isIncoming(own) },
  forSale: {
    tone: "success",
    includes: (own: number) => !isIncoming(own) && !isReserved(own) && !isSold(own),
  },
  reserved: { tone: "info", includes: isReserved },
  sold: { tone: "text", includes: (own: number) => isSold(own) && own < status.delivered },
  delivered: { tone: "line-2", includes: (own: number) => own >= status.delivered },
} as const;
type Stage = keyof typeof stages;

export function statusTone(carStatus: number): string {
  return Object.values(stages).find(({ includes }) => includes(carStatus))?.tone ?? "text-3";
}

const longDays = 60;
const unsold = ({ status: own }: StockLine) => !isSold(own);
const at = (stage: Stage) => (line: StockLine) => stages[stage].includes(line.status);

/** The lists that everybody has, in the words of their tabs. */
export const stockViews = {
  all: { label: "Alla", includes: () => true },
  forSale: { label: "Säljs", includes: at("forSale") },
  incoming: { label: "Inkommande", includes: at("incoming") },
  pricing: { label: "Prissätts", includes: at("pricing") },
  reserved: { label: "Reserverade", includes: at("reserved") },
  sold: { label: "Sålda", includes: at("sold") },
  delivered: { label: "Levererade", includes: at("delivered") },
  long: { label: "Över 60 dagar", includes: (line) => unsold(line) && (line.days ?? 0) > longDays },
  bare: {
    label: "Utan bilder",
    includes: (line) => unsold(line) && (line.missing & missingBits(["pictures"])) !== 0,
  },
} as const satisfies Record<string, { label: string; includes: (line: StockLine) => boolean }>;

export type StockView = keyof typeof stockViews;
export const stockViewNames = Object.keys(stockViews) as StockView[];

export function viewCounts(lines: readonly StockLine[]): Record<StockView, number> {
  const counts = Object.fromEntries(stockViewNames.map((view) => [view, 0])) as Record<StockView, number>;
  for (const line of lines)
    for (const view of stockViewNames) if (stockViews[view].includes(line)) counts[view]++;
  return counts;
}
