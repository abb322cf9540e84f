import { expect, test } from "vitest";
import { previewGrid, previewOf } from "./preview.ts";

/** A dark blue spot in the middle of the lower half, on light grey. */
function spotted(): Uint8Array {
  const data = new Uint8Array(previewGrid.width * previewGrid.height * 3).fill(230);
  for (let y = 6; y < 10; y++)
    for (let x = 5; x < 11; x++) data.set([20, 30, 120], (y * previewGrid.width + x) * 3);
  return data;
}

test("[PREVIEW-1] a spot in the colour and at the place of the motive, on the backdrop, in at most 60 bytes", () => {
  const preview = previewOf({ data: spotted(), ...previewGrid });
  const [, x, y, spot, backdrop] =
    /^radial-gradient\(\d+% \d+% at (\d+)% (\d+)%,(#[0-9a-f]{6}),(#[0-9a-f]{6})\)$/.exec(preview) ?? [];
  expect([Number(x), Number(y), backdrop]).toEqual([50, 67, "#e6e6e6"]);
  expect(Number.parseInt(spot?.slice(5) ?? "", 16)).toBeGreaterThan(
    Number.parseInt(spot?.slice(1, 3) ?? "", 16),
  );
  expect(Buffer.byteLength(preview)).toBeLessThanOrEqual(60);
});

test("[PREVIEW-1] a picture of one colour has a preview too", () => {
  const preview = previewOf({ data: new Uint8Array(16 * 12 * 3).fill(7), ...previewGrid });
  expect(preview).toMatch(/^radial-gradient\(.+,#070707,#070707\)$/);
});
