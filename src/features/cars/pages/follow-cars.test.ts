import { expect, test } from "vitest";
import { announcementOf, shownChanges } from "./follow-cars.ts";
import type { LiveCar } from "./live-car.ts";

const price = { kind: "plain", price: "100 kr" } as const;
const car = (plate: string, message: Partial<LiveCar> = {}): LiveCar => ({
  path: `/kopa-bil/volvo/${plate}/`,
  plate,
  name: "Volvo V60",
  badge: null,
  price,
  state: "open",
  ...message,
});
const reserved = { badge: { label: "Reserverad", tone: "info" }, state: "reserved" } as const;

test("[LIVE-10] only what the page shows, and only what says something else, has changed; up to three are named; more are counted", () => {
  const known = { "/kopa-bil/volvo/a/": car("a"), "/kopa-bil/volvo/b/": car("b", reserved) };
  const updates = [car("a", reserved), car("b", reserved), car("c", reserved)];
  expect(shownChanges(updates, known)).toEqual([
    { car: car("a", reserved), text: "Volvo V60, a, är nu reserverad" },
  ]);
  expect(announcementOf([])).toBeNull();
  expect(announcementOf(["A är nu såld", "B är ledig igen"])).toBe("A är nu såld. B är ledig igen.");
  expect(announcementOf(["A", "B", "C", "D"])).toBe("4 bilar på sidan har ändrats.");
});
