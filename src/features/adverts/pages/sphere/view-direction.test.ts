import fc from "fast-check";
import { expect, test } from "vitest";
import { directionOf, dragged, straightAhead, turned, viewAfterKey } from "./view-direction.ts";

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

test("[SPHERE-2] arrow keys turn, plus and minus zoom, Home looks straight ahead", () => {
  expect(viewAfterKey("ArrowRight", straightAhead)?.yaw).toBeGreaterThan(0);
  expect(viewAfterKey("ArrowUp", straightAhead)?.pitch).toBeGreaterThan(0);
  expect(viewAfterKey("+", straightAhead)?.fov).toBeLessThan(straightAhead.fov);
  expect(viewAfterKey("Home", { yaw: 2, pitch: 1, fov: 40 })).toEqual(straightAhead);
  expect(viewAfterKey("Tab", straightAhead)).toBeNull();
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
