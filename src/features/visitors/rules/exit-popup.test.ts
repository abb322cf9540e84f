import { expect, test } from "vitest";
import { initialState } from "./browser-state.ts";
import { exitPopupMode, leavesUpwards, mayPresentExitPopup } from "./exit-popup.ts";
import { variantFor } from "./experiment.ts";
import { withExitPopup } from "./viewed-cars.ts";

const idOf = (variant: 0 | 1) =>
  Array.from({ length: 100 }, (_, at) => `${at}`).find((id) => variantFor("exit-popup", id) === variant) ??
  "";
const visitor = (deviceUniqueId: string | null) => {
  const state = initialState();
  return { ...state, setup: { ...state.setup, deviceUniqueId } };
};

test("[EXIT-1] it is off unless the chain has switched it on", () => {
  expect(exitPopupMode).toBe("off");
  expect(mayPresentExitPopup("off", visitor(idOf(1)))).toBe(false);
});

test("[EXIT-1] [VISIT-5] on, all see it; as an experiment, those of variant 1 who have agreed to be counted", () => {
  expect([null, idOf(0), idOf(1)].map((id) => mayPresentExitPopup("on", visitor(id)))).toEqual([
    true,
    true,
    true,
  ]);
  expect([null, idOf(0), idOf(1)].map((id) => mayPresentExitPopup("experiment", visitor(id)))).toEqual([
    false,
    false,
    true,
  ]);
});

test("[EXIT-3] it is shown once", () => {
  const state = visitor(null);
  expect(mayPresentExitPopup("on", { ...state, history: withExitPopup(state.history, true) })).toBe(false);
});

test.each([
  [{ clientY: -3, relatedTarget: null }, true],
  [{ clientY: 400, relatedTarget: null }, false],
  [{ clientY: -1, relatedTarget: {} as EventTarget }, false],
])("[EXIT-2] a pointer at %j leaves upwards: %s", (event, isLeaving) => {
  expect(leavesUpwards(event)).toBe(isLeaving);
});
