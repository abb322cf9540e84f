import { useMemo, useState } from "react";
import { useLiveCars } from "#features/cars/pages/use-live-cars.ts";
import type { SavedCarsView } from "./saved-car-view.ts";

/** Reserved, released, sold, another price: the list is asked for anew, and what happened is said. Returns what to read out. */
export function useFollowedCars(view: SavedCarsView | null, refresh: () => void): string {
  const [message, setMessage] = useState("");
  const version = view?.version ?? "";
  const paths = view?.cars.map(({ card }) => card.path).join(" ") ?? "";
  // The line to the server stands for as long as the cars are the same ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later answer about the same cars needs no other line.
  const followed = useMemo(
    () => ({
      version,
      // What is sold stays sold; its address is another one than what is followed.
      cars: view?.cars.flatMap(({ card, state }) => (state === "sold" ? [] : [card])) ?? [],
    }),
    [paths],
  );
  useLiveCars(followed.cars, followed.version, (_, text) => {
    if (text) setMessage(text);
    refresh();
  });
  return message;
}
