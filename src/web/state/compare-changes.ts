import { comparedAtMost } from "#domain/compare/compare-address.ts";
import { type ListedCar, listAfterComparison, withToggled } from "#domain/compare/compare-list.ts";
import { licensePlate } from "#domain/plate/license-plate.ts";
import type { BrowserState } from "#domain/visitor/browser-state.ts";
import { paths } from "#paths";
import { track } from "#web/analytics/track.ts";
import { browserStore } from "./browser-store.ts";
import { showToast } from "./toast-store.ts";
import { changeBrowserState } from "./visit.ts";

type Stored = BrowserState["compare"]["compareCache"];

const asStored = (car: ListedCar) => ({ ...car, licenseplate: licensePlate.parse(car.licenseplate) });
const listed = (): Stored => browserStore.getState().state?.compare.compareCache ?? [];

function changeList(change: (list: Stored) => Stored): Promise<void> {
  return changeBrowserState((state) => ({
    ...state,
    compare: { ...state.compare, compareCache: change(state.compare.compareCache) },
  }));
}

/** Ticks a car, or takes the tick away; a fifth is refused with a way on. [COMPARE-8] */
export async function toggleCompared(car: ListedCar): Promise<void> {
  const stored = asStored(car);
  await changeBrowserState((state) => state);
  const before = listed();
  await changeList((list) => withToggled(list, stored));
  if (listed().length > before.length) track({ event: "compare_add" });
  if (listed().length !== before.length) return;
  showToast({
    variant: "warning",
    title: `Du jämför redan ${comparedAtMost} bilar`,
    text: "Ta bort någon för att lägga till en annan.",
    link: { label: "Visa jämförelsen", to: paths.compare(before.map(({ licenseplate }) => licenseplate)) },
  });
}

export function clearComparison(): Promise<void> {
  return changeList(() => []);
}

/** A comparison was opened: the list goes on from it, and the own car is remembered. [COMPARE-9] */
export async function noteComparison(cars: readonly ListedCar[], own: string | null): Promise<void> {
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
