import { paths } from "#core/paths.ts";
import { licensePlate } from "#core/plate/license-plate.ts";
import { browserStore } from "#features/visitors/pages/browser-store.ts";
import { track } from "#features/visitors/pages/track.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import type { BrowserState } from "#features/visitors/rules/browser-state.ts";
import { showToast } from "#platform/browser/toast-store.ts";
import { maxCompared } from "../rules/compare-address.ts";
import { type ListedCar, listAfterComparison, withToggled } from "../rules/compare-list.ts";

type Stored = BrowserState["compare"]["compareCache"];

const asStored = (car: ListedCar) => ({ ...car, licenseplate: licensePlate.parse(car.licenseplate) });
const listed = (): Stored => browserStore.getState().state?.compare.compareCache ?? [];

function changeList(change: (list: Stored) => Stored): Promise<void> {
  return changeBrowserState((state) => ({
    ...state,
    compare: { ...state.compare, compareCache: change(state.compare.compareCache) },
  }));
}

/** Ticks a car, or takes the tick away; a fifth is refused with a way on. */
export async function toggleCompared(car: ListedCar): Promise<void> {
  const stored = asStored(car);
  await changeBrowserState((state) => state);
  const before = listed();
  await changeList((list) => withToggled(list, stored));
  if (listed().length > before.length) track({ event: "compare_add" });
  if (listed().length !== before.length) return;
  showToast({
    variant: "warning",
    title: `Du jämför redan ${maxCompared} bilar`,
    text: "Ta bort någon för att lägga till en annan.",
    link: { label: "Visa jämförelsen", to: paths.compare(before.map(({ licenseplate }) => licenseplate)) },
  });
}

export function clearComparison(): Promise<void> {
  return changeList(() => []);
}

/** A comparison was opened: the list goes on from it, and the own car is remembered. */
export async function recordComparison(cars: readonly ListedCar[], own: string | null): Promise<void> {
  const compared = cars.map(asStored);
  const [first = null] = compared;
  const plate = own === null ? null : licensePlate.parse(own);
  await changeBrowserState((state) => ({
    ...state,
    compare: {
      advert: first,
      myLicenseplate: plate ?? state.compare.myLicenseplate,
      compareCache: listAfterComparison(state.compare.compareCache, compared),
    },
  }));
}
