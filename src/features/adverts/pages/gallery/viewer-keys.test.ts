import { expect, test } from "vitest";
import { viewerKeys } from "./viewer-keys.ts";

const shown = { at: 3, count: 12, isZoomed: false };

test.each([
  ["ArrowLeft", 2],
  ["ArrowRight", 4],
  ["Home", 0],
  ["End", 11],
])("[FULLSCREEN-5] %s changes the picture", (key, at) => {
  expect(viewerKeys(key, shown)).toEqual({ kind: "show", at });
});

test("[FULLSCREEN-5] arrow keys move a picture that is zoomed, against their own direction", () => {
  expect(viewerKeys("ArrowRight", { ...shown, isZoomed: true })).toEqual({
    kind: "move",
    by: { x: -80, y: 0 },
  });
  expect(viewerKeys("ArrowUp", shown)).toBeNull();
});

test("[FULLSCREEN-5] plus and minus undo each other, zero shows the whole picture", () => {
  const scaleAfter = (key: string, scale: number) => {
    const doing = viewerKeys(key, shown);
    return doing?.kind === "zoom" ? doing.scaleFrom(scale) : null;
  };
  expect(scaleAfter("-", scaleAfter("+", 2) ?? 0)).toBe(2);
  expect(scaleAfter("0", 3)).toBe(1);
  expect(viewerKeys("a", shown)).toBeNull();
});
