import { carsOf } from "#features/catalogue/service/catalog.ts";
import { findCarWithId } from "#features/catalogue/service/find-car.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { withMarket } from "#features/catalogue/service/with-market.ts";
import type { Valuations } from "#features/valuation/service/valuations.ts";
import type { Logger } from "#platform/log/log.ts";

/** The stock with each car's market level; a car that changes is valued again. */
export function stockWithMarket({
  stock,
  valuations,
  log,
  stopping,
}: {
  stock: LiveCatalogue;
  valuations: Valuations;
  log: Logger;
  stopping: AbortSignal;
}): LiveCatalogue {
  const label = (carIds: readonly number[] | null) => {
    const { listed } = stock.catalogs();
    const changed = carIds ? carIds.flatMap((id) => findCarWithId(listed, id) ?? []) : carsOf(listed);
    valuations.label(changed).catch((error: unknown) => {
      log.error({ err: error }, "cars that have changed could not be valued");
    });
  };
  // A model of an earlier run does not know what has come since.
  label(null);
  const stopLabelling = stock.onChange(({ carIds }) => label(carIds));
  stopping.addEventListener("abort", stopLabelling, { once: true });
  return withMarket(stock, valuations);
}
