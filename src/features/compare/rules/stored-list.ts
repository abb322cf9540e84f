import type { ListedCar } from "./compare-list.ts";

/** The ticked cars in what is stored under v15. Read by hand: the schemas of the state weigh more than the tray. */
export function storedCompareList(v15: string | null): ListedCar[] {
  try {
    const list: unknown = JSON.parse(v15 ?? "").state.compare.compareCache;
    return Array.isArray(list) ? list.filter(isListed) : [];
  } catch {
    return [];
  }
}

const fields = ["licenseplate", "normalizedMake", "title"] as const satisfies (keyof ListedCar)[];

function isListed(car: Partial<Record<string, unknown>> | null): boolean {
  return fields.every((field) => typeof car?.[field] === "string");
}
