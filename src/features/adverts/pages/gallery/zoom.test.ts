import fc from "fast-check";
import { expect, test } from "vitest";
import { movedBy, shownPart, unzoomed, zoomAbout } from "./zoom.ts";

const stage = { width: 1000, height: 600 };
const anyPoint = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -300, max: 300 }),
});

test("[ZOOM-1] a picture is shown at 100 to 400 %; what is under the finger stays there while the picture grows", () => {
  expect(zoomAbout(unzoomed, { x: 0, y: 0 }, 9, stage).scale).toBe(4);
  expect(zoomAbout({ scale: 2, x: 100, y: 50 }, { x: 30, y: 0 }, 0.2, stage)).toEqual(unzoomed);
  fc.assert(
    fc.property(anyPoint, (point) => {
      const zoom = zoomAbout(unzoomed, point, 2, stage);
      // The place in the picture, in px of the picture at 100 %, before and after.
      expect((point.x - zoom.x) / zoom.scale).toBeCloseTo(point.x);
      expect((point.y - zoom.y) / zoom.scale).toBeCloseTo(point.y);
    }),
  );
});

test("[ZOOM-2] the picture covers its stage however it is moved", () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, fc.double({ min: 1, max: 4, noNaN: true }), (point, by, scale) => {
      const { left, top, size } = shownPart(
        movedBy(zoomAbout(unzoomed, point, scale, stage), { x: by.x * 9, y: by.y * 9 }, stage),
        stage,
      );
      for (const start of [left, top]) {
        expect(start).toBeGreaterThanOrEqual(-1e-9);
        expect(start + size).toBeLessThanOrEqual(1 + 1e-9);
      }
    }),
  );
});

test("[ZOOM-3] the map shows the part that is on the stage", () => {
  expect(shownPart(unzoomed, stage)).toEqual({ left: 0, top: 0, size: 1 });
  const topLeft = movedBy({ scale: 2, x: 0, y: 0 }, { x: 5000, y: 5000 }, stage);
  expect(shownPart(topLeft, stage)).toEqual({ left: 0, top: 0, size: 0.5 });
});
