import type { LiveCar } from "#features/cars/pages/live-car.ts";

/** Whether a car that had a calculator when its page was loaded still may have one. */
export function takesLoan(live: Pick<LiveCar, "state" | "price"> | undefined): boolean {
  return live === undefined || (live.state === "open" && live.price.kind !== "coming");
}
