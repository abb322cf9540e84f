import { useState } from "react";
import type { ShownCar } from "./follow-cars.ts";
import { useLiveCars } from "./use-live-cars.ts";

/** Keeps the cards of a page true; they change where they stand, and what happened is read out. */
export function LiveCars({ cars, version }: { cars: readonly ShownCar[]; version: string }) {
  const [message, setMessage] = useState("");
  useLiveCars(cars, version, (_, text) => text && setMessage(text));
  return (
    <p aria-live="polite" className="sr-only">
      {message}
    </p>
  );
}
