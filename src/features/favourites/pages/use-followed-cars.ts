import { useMemo, useState } from "react";
import { useLiveCars } from "#features/cars/pages/use-live-cars.ts";
import type { KeptCarsView } from "./kept-car-view.ts";

/** Reserved, released, sold, another price: the list is asked for anew, and what happened is said. Returns what to read out. */
export function useFollowedCars(answer: KeptCarsView | null, askAgain: () => void): string {
  const [said, setSaid] = useState("");
  const version = answer?.version ?? "";
  const paths = answer?.cars.map(({ card }) => card.path).join(" ") ?? "";
  // The line to the server stands for as long as the cars are the same ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later answer about the same cars needs no other line.
  const followed = useMemo(
    () => ({
      version,
      // What is sold stays sold; its address is another one than what is followed.
      cars: answer?.cars.flatMap(({ card, state }) => (state === "sold" ? [] : [card])) ?? [],
    }),
    [paths],
  );
  useLiveCars(followed.cars, followed.version, (_, text) => {
    if (text) setSaid(text);
    askAgain();
  });
  return said;
}
