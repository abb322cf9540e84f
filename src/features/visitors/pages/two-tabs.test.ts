import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { withFavorite, withoutFavorite } from "#features/favourites/rules/favorites.ts";
import { aPlate } from "#tests/any-plate.ts";

type Rules = typeof import("./stored-state.ts");
type Write = { tab: Tab; value: string };

/** What the tab sees of the storage, and its own copy of the code. */
class Tab {
  seen: string | null = null;
  onStorage: () => void = () => {};
  rules!: Rules;

  change(change: Parameters<Rules["changeState"]>[0]): void {
    use(this);
    this.rules.changeState(change);
  }

  plates(): LicensePlate[] {
    use(this);
    return this.rules.filledState().favorites.favoriteCars.map(({ licenseplate }) => licenseplate);
  }
}

let inUse: Tab;
/** Written in a tab and not yet come to the others. */
let inProgress: Write[] = [];

/** The code of a tab finds the storage and the events of its own tab. */
function use(tab: Tab): void {
  inUse = tab;
}

/**
 * As browsers with a process a tab do it: a tab sees its own writes at once and those of others when they arrive, which
 * does not put back what it has written itself meanwhile.
 */
function deliver(tabs: readonly Tab[]): void {
  const write = inProgress.shift();
  if (!write) return;
  for (const tab of tabs.filter((other) => other !== write.tab)) {
    const hasWrittenSince = inProgress.some((later) => later.tab === tab);
    if (!hasWrittenSince) tab.seen = write.value;
    use(tab);
    tab.onStorage();
  }
}

async function openTabs(count: number): Promise<Tab[]> {
  inProgress = [];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key === "v15" ? inUse.seen : null),
    setItem: (key: string, value: string) => {
      if (key !== "v15") return;
      inUse.seen = value;
      inProgress.push({ tab: inUse, value });
    },
    removeItem: () => {},
  });
  const tabs: Tab[] = [];
  for (let at = 0; at < count; at++) {
    const tab = new Tab();
    use(tab);
    vi.stubGlobal("addEventListener", (name: string, onStorage: (event: object) => void) => {
      if (name === "storage") tab.onStorage = () => onStorage({ key: "v15" });
    });
    vi.resetModules();
    tab.rules = await import("./stored-state.ts");
    tab.rules.filledState();
    tabs.push(tab);
  }
  return tabs;
}

const resolve = (tabs: readonly Tab[]) => {
  for (let round = 0; inProgress.length > 0 && round < 500; round++) deliver(tabs);
  expect(inProgress).toEqual([]);
};
const add = (plate: LicensePlate) => (state: ReturnType<Rules["filledState"]>) => ({
  ...state,
  favorites: { ...state.favorites, favoriteCars: withFavorite(state.favorites.favoriteCars, plate, 1) },
});
const remove = (plate: LicensePlate) => (state: ReturnType<Rules["filledState"]>) => ({
  ...state,
  favorites: { ...state.favorites, favoriteCars: withoutFavorite(state.favorites.favoriteCars, plate) },
});
const plates = Array.from({ length: 10 }, (_, at) => aPlate(`mlb00${at}`));

test("[STATE-17] two tabs that save a car each at the same time have both", async () => {
  const [one, other] = (await openTabs(2)) as [Tab, Tab];
  one.change(add(aPlate("mlb001")));
  other.change(add(aPlate("mlb002")));
  resolve([one, other]);
  for (const tab of [one, other]) expect(tab.plates().toSorted()).toEqual(["mlb001", "mlb002"]);
});

test("[STATE-17] what one tab has seen of another and removes stays removed", async () => {
  const tabs = (await openTabs(2)) as [Tab, Tab];
  const [one, other] = tabs;
  one.change(add(aPlate("mlb001")));
  resolve(tabs);
  other.change(remove(aPlate("mlb001")));
  resolve(tabs);
  expect([one.plates(), other.plates()]).toEqual([[], []]);
});

test("[STATE-17] however the writes of three tabs meet, nothing that was saved is lost", async () => {
  const anyStep = fc.oneof(
    fc.record({ tab: fc.nat({ max: 2 }), plate: fc.constantFrom(...plates) }),
    fc.constant("deliver" as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
      const tabs = await openTabs(3);
      for (const step of steps) {
        if (step === "deliver") deliver(tabs);
        else tabs[step.tab]?.change(add(step.plate));
      }
      resolve(tabs);
      const saved = steps.flatMap((step) => (step === "deliver" ? [] : [step.plate]));
      for (const tab of tabs) expect(tab.plates().toSorted()).toEqual([...new Set(saved)].toSorted());
    }),
    { numRuns: 25 },
  );
});
