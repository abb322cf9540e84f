import { useEffect, useRef } from "react";
import type { OnChanged, ShownCar } from "./follow-cars.ts";

/** The line to the server is a piece of code of its own, fetched when the page stands. Without it, nothing is lost. */
export function useLiveCars(cars: readonly ShownCar[], version: string, onChanged: OnChanged): void {
  const latest = useRef(onChanged);
  useEffect(() => {
    latest.current = onChanged;
  });
  useEffect(() => {
    if (cars.length === 0 || !("EventSource" in globalThis)) return;
    let stop: (() => void) | null = null;
    let isLeft = false;
    const start = async () => {
      const { followCars } = await import("./follow-cars.ts");
      if (!isLeft) stop = followCars(cars, version, (...change) => latest.current(...change));
    };
    start().catch(() => {});
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [cars, version]);
}
