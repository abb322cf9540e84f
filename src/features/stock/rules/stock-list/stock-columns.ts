import { type StockOrder, stockOrders } from "./stock-query.ts";

/** The columns of the list in their order; what the car is and costs is always there. */
export const stockColumns = {
  status: { label: stockOrders.status, order: "status", isShown: true },
  mileage: { label: stockOrders.mileage, order: "mileage", isShown: true },
  price: { label: stockOrders.price, order: "price", isShown: true },
  market: { label: "Marknad", order: null, isShown: true },
  days: { label: stockOrders.days, order: "days", isShown: true },
  missing: { label: stockOrders.missing, order: "missing", isShown: true },
  views: { label: stockOrders.views, order: "views", isShown: false },
  store: { label: stockOrders.store, order: "store", isShown: true },
  changed: { label: stockOrders.changed, order: "changed", isShown: true },
} as const satisfies Record<string, { label: string; order: StockOrder | null; isShown: boolean }>;

export type StockColumn = keyof typeof stockColumns;
export const stockColumnNames = Object.keys(stockColumns) as StockColumn[];
export const optionalColumns = stockColumnNames.filter((name) => name !== "price");
export const usualColumns = stockColumnNames.filter((name) => stockColumns[name].isShown);

/** What a browser has kept, whatever it is; null, or what cannot be read, is the usual columns. */
export function columnsFromText(text: string | null): StockColumn[] {
  if (text === null) return usualColumns;
  const columnNames = text.split(",");
  return stockColumnNames.filter((name) => name === "price" || columnNames.includes(name));
}
