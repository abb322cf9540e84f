import fc from "fast-check";
import { expect, test } from "vitest";
import { directionOf, dragged, placeOnSurface, turned, viewAfterKey } from "./view-direction.ts";

const straightAhead = { yaw: 0, pitch: 0, fov: 75 };
const start = { yaw: 0.2, pitch: -0.4, fov: 78 };

const anyAngle = fc.double({ min: -50, max: 50, noNaN: true });

test("[SPHERE-1] one turns round and round, but not over the top, and zooms within bounds", () => {
  fc.assert(
    fc.property(anyAngle, anyAngle, fc.double({ min: 0.01, max: 100, noNaN: true }), (right, up, zoom) => {
      const view = turned(straightAhead, { right, up, zoom });
      expect(Math.abs(view.yaw)).toBeLessThanOrEqual(Math.PI + 1e-9);
      expect(Math.abs(view.pitch)).toBeLessThan(Math.PI / 2);
      expect(view.fov).toBeGreaterThanOrEqual(30);
      expect(view.fov).toBeLessThanOrEqual(95);
      expect(Math.cos(view.yaw)).toBeCloseTo(Math.cos(right));
    }),
  );
});

test("[SPHERE-1] a picture dragged to the left shows what is to the right; dragged down, what is above", () => {
  const view = dragged(straightAhead, { x: -100, y: 50 }, 600);
  expect(view.yaw).toBeGreaterThan(0);
  expect(view.pitch).toBeGreaterThan(0);
});

test("[SPHERE-2] arrow keys turn, plus and minus zoom, Home looks where one began", () => {
  expect(viewAfterKey("ArrowRight", straightAhead, start)?.yaw).toBeGreaterThan(0);
  expect(viewAfterKey("ArrowUp", straightAhead, start)?.pitch).toBeGreaterThan(0);
  expect(viewAfterKey("+", straightAhead, start)?.fov).toBeLessThan(straightAhead.fov);
  expect(viewAfterKey("Home", { yaw: 2, pitch: 1, fov: 40 }, start)).toEqual(start);
  expect(viewAfterKey("Tab", straightAhead, start)).toBeNull();
});

test.each([
  ["upright, towards north", { alpha: 0, beta: 90, gamma: 0 }, 0, 0],
  ["upright, turned to the right", { alpha: -90, beta: 90, gamma: 0 }, Math.PI / 2, 0],
  ["flat on a table: it looks down", { alpha: 0, beta: 0, gamma: 0 }, null, -Math.PI / 2],
  ["leaned back: it looks up", { alpha: 0, beta: 135, gamma: 0 }, 0, Math.PI / 4],
  ["on its side, as for a film", { alpha: 0, beta: 0, gamma: -90 }, Math.PI / 2, 0],
] as const)("[SPHERE-3] a device held %s", (_, orientation, yaw, pitch) => {
  const direction = directionOf(orientation);
  if (yaw !== null) expect(direction.yaw).toBeCloseTo(yaw);
  expect(direction.pitch).toBeCloseTo(pitch);
});

const surface = { width: 900, height: 600 };

test("[STAGE-6] what one looks at is in the middle, what is to the right and above is there, what is behind is nowhere", () => {
  expect(placeOnSurface(start, start, surface)).toEqual({ x: 0.5, y: 0.5 });
  const aside = placeOnSurface({ yaw: 0.4, pitch: -0.2 }, start, surface);
  expect(aside?.x).toBeGreaterThan(0.5);
  expect(aside?.y).toBeLessThan(0.5);
  expect(placeOnSurface({ yaw: 3.1, pitch: 0 }, start, surface)).toBeNull();
});

test("[STAGE-6] the edge of what is seen is the edge of the surface", () => {
  const half = (straightAhead.fov * Math.PI) / 360;
  expect(placeOnSurface({ yaw: 0, pitch: half }, straightAhead, surface)?.y).toBeCloseTo(0);
});
