import fc from "fast-check";
import { expect, test } from "vitest";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { anyPlate, anySpellingOf, aPlate } from "#tests/any-plate.ts";
import {
  historySlice,
  type ViewingHistory,
  withAdvertView,
  withExitPopup,
  withInteraction,
  withoutAdvertView,
  withoutAdvertViews,
  withVisited,
} from "./viewed-cars.ts";

const nothingSeen = historySlice.parse({});

function historyOf(plates: readonly LicensePlate[]): ViewingHistory {
  return plates.reduce((history, plate, index) => withAdvertView(history, plate, index), nothingSeen);
}

function platesIn(history: ViewingHistory): string[] {
  return history.advertViews.map((view) => view.licenseplate);
}

const anyHistory = fc.array(anyPlate, { maxLength: 40 }).map(historyOf);

test("[VIEW-1] a car seen again moves to the end, with its new time; the car just seen stands last, once, and the others keep their order", () => {
  const history = historyOf([aPlate("MLB001"), aPlate("MLB002"), aPlate("mlb001")]);
  expect(history.advertViews).toEqual([
    { licenseplate: "mlb002", timestamp: 1 },
    { licenseplate: "mlb001", timestamp: 2 },
  ]);
  fc.assert(
    fc.property(anyHistory, anyPlate, (history, plate) => {
      const after = platesIn(withAdvertView(history, plate, 99));
      const others = platesIn(history).filter((seen) => seen !== plate);
      expect(after).toEqual([...others, plate].slice(-10));
    }),
  );
});

test("[VIEW-2] the last ten are kept, never more, each once", () => {
  fc.assert(
    fc.property(fc.array(anyPlate, { maxLength: 40 }), (plates) => {
      const lastSeenFirst = [...new Set(plates.toReversed())];
      expect(platesIn(historyOf(plates))).toEqual(lastSeenFirst.slice(0, 10).toReversed());
    }),
  );
});

test("[VIEW-3] removing takes one car out, and again changes nothing", () => {
  fc.assert(
    fc.property(anyHistory, anyPlate, (history, plate) => {
      const after = withoutAdvertView(history, plate);
      expect(platesIn(after)).toEqual(platesIn(history).filter((seen) => seen !== plate));
      expect(withoutAdvertView(after, plate)).toEqual(after);
    }),
  );
});

test("[VIEW-4] clearing takes all cars out and leaves the rest of the history", () => {
  const history = withExitPopup(withInteraction(historyOf([aPlate("mlb001")]), 5), true);
  expect(withoutAdvertViews(history)).toEqual({
    advertViews: [],
    lastInteractionTimestamp: 5,
    wasExitPopupPresented: true,
  });
});

test("[VIEW-5] the exit popup is remembered, and can be forgotten", () => {
  const presented = withExitPopup(nothingSeen, true);
  expect(presented.wasExitPopupPresented).toBe(true);
  expect(withExitPopup(presented, false)).toEqual(nothingSeen);
});

test("[VIEW-6] the time of the last interaction", () => {
  expect(withInteraction(nothingSeen, 1_772_366_400_000).lastInteractionTimestamp).toBe(1_772_366_400_000);
});

test("[VIEW-7] a stored history is lower-cased, and its order and limit hold", () => {
  const stored = [..."abcdefghjkl"].map((letter) => ({
    licenseplate: `MLB 00${letter.toUpperCase()}`,
    timestamp: 1,
  }));
  const read = historySlice.parse({ advertViews: [...stored, { licenseplate: "mlb00c", timestamp: 2 }] });
  expect(platesIn(read)).toEqual([..."bdefghjklc"].map((letter) => `mlb00${letter}`));
});

test("[VIEW-8] adverts visited in the session: lower-case, each once, in the order of the first visit", () => {
  const anyVisit = anyPlate.chain((plate) => anySpellingOf(plate));
  fc.assert(
    fc.property(fc.array(anyVisit), (spellings) => {
      const visited = spellings.map(aPlate).reduce<LicensePlate[]>(withVisited, []);
      const written = spellings.map((text) => text.replace(" ", "").toLowerCase());
      expect(visited).toEqual([...new Set(written)]);
    }),
  );
});
