import type { CarCardView } from "./car-card-view.ts";
import { followStock } from "./follow-stock.ts";
import { changeText, type LiveCar, notForSale, saysElse } from "./live-car.ts";
import { liveStore } from "./live-store.ts";

export type ShownCar = Pick<CarCardView, "path" | "name" | "badge" | "price">;
/** `text` is to be read out; null when there is nothing worth it. */
export type OnChanged = (cars: readonly LiveCar[], text: string | null) => void;

const namedAtMost = 3;

/** Follows the cars of one page: what says something else from now on is put in the store. Returns how to stop. */
export function followCars(shown: readonly ShownCar[], version: string, onChanged: OnChanged): () => void {
  const loaded = new Map(shown.flatMap((car) => (car.path === null ? [] : [[car.path, car]])));
  const stop = followStock({ version, plates: [...loaded.keys()].map(plateIn) }, (told, isWhole) => {
    const known = { ...Object.fromEntries(loaded), ...liveStore.getState() };
    const changes = changesOf(isWhole ? [...told, ...missingFrom(loaded, told)] : told, known);
    if (changes.length === 0) return;
    liveStore.setState(Object.fromEntries(changes.map(({ car }) => [car.path, car])));
    onChanged(
      changes.map(({ car }) => car),
      textOf(changes.flatMap(({ text }) => text ?? [])),
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
export function changesOf(told: readonly LiveCar[], known: Known): Change[] {
  return told.flatMap((car) => {
    const before = known[car.path];
    return before && saysElse(before, car) ? [{ car, text: changeText(before, car) }] : [];
  });
}

/** One sentence for each, as long as there are few. */
export function textOf(texts: readonly string[]): string | null {
  if (texts.length === 0) return null;
  return texts.length > namedAtMost
    ? `${texts.length} bilar på sidan har ändrats.`
    : texts.map((text) => `${text}.`).join(" ");
}

/** What the server no longer knows has been struck. */
function missingFrom(loaded: ReadonlyMap<string, ShownCar>, told: readonly LiveCar[]): LiveCar[] {
  const there = new Set(told.map(({ path }) => path));
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
