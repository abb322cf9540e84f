import type { CarCardView } from "./car-card-view.ts";
import { followStock } from "./follow-stock.ts";
import { changeText, type LiveCar, notForSale, showsOtherwise } from "./live-car.ts";
import { liveStore } from "./live-store.ts";

export type ShownCar = Pick<CarCardView, "path" | "name" | "badge" | "price">;
/** `text` is to be read out; null when there is nothing worth it. */
export type OnChanged = (cars: readonly LiveCar[], text: string | null) => void;

const maxNamed = 3;

/** Follows the cars of one page: what says something else from now on is put in the store. Returns how to stop. */
export function followCars(
  visibleCars: readonly ShownCar[],
  version: string,
  onChanged: OnChanged,
): () => void {
  const loaded = new Map(visibleCars.flatMap((car) => (car.path === null ? [] : [[car.path, car]])));
  const stop = followStock({ version, plates: [...loaded.keys()].map(plateIn) }, (updates, isFull) => {
    const known = { ...Object.fromEntries(loaded), ...liveStore.getState() };
    const changes = shownChanges(isFull ? [...updates, ...missingFrom(loaded, updates)] : updates, known);
    if (changes.length === 0) return;
    liveStore.setState(Object.fromEntries(changes.map(({ car }) => [car.path, car])));
    onChanged(
      changes.map(({ car }) => car),
      announcementOf(changes.flatMap(({ text }) => text ?? [])),
    );
  });
  return () => {
    stop();
    liveStore.setState({}, true);
  };
}

type Known = Readonly<Record<string, Pick<LiveCar, "badge" | "price">>>;
type Change = { car: LiveCar; text: string | null };

/** Only cars that the page shows, and only when it has to say something else about them. */
export function shownChanges(updates: readonly LiveCar[], known: Known): Change[] {
  return updates.flatMap((car) => {
    const before = known[car.path];
    return before && showsOtherwise(before, car) ? [{ car, text: changeText(before, car) }] : [];
  });
}

/** One sentence for each, as long as there are few. */
export function announcementOf(texts: readonly string[]): string | null {
  if (texts.length === 0) return null;
  return texts.length > maxNamed
    ? `${texts.length} bilar på sidan har ändrats.`
    : texts.map((text) => `${text}.`).join(" ");
}

/** What the server no longer knows has been struck. */
function missingFrom(loaded: ReadonlyMap<string, ShownCar>, updates: readonly LiveCar[]): LiveCar[] {
  const there = new Set(updates.map(({ path }) => path));
  return [...loaded].flatMap(([path, { name, price }]) =>
    there.has(path)
      ? []
      : [
          {
            path,
            name,
            price,
            plate: plateIn(path).toUpperCase(),
            badge: notForSale,
            state: "gone" as const,
          },
        ],
  );
}

/** "/kopa-bil/volvo/mlb001/" → "mlb001" */
function plateIn(path: string): string {
  return path.split("/").at(-2) ?? "";
}
