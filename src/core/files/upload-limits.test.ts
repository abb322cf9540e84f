import fc from "fast-check";
import { expect, test } from "vitest";
import { pictureBounds } from "#platform/pictures/intake/refusals.ts";
import { fileSize, missingParts, partCount, partRange, uploadLimits } from "./upload-limits.ts";

test("[UPLOAD-1] no file is let in that intake would refuse for its size", () => {
  expect(uploadLimits.bytesPerFile).toBe(pictureBounds.bytes);
});

test.each([
  [1, "1\u00a0kB"],
  [180_000, "180\u00a0kB"],
  [999_999, "1,0\u00a0MB"],
  [2_449_000, "2,4\u00a0MB"],
  [30_000_000, "30,0\u00a0MB"],
])("[UPLOAD-15] a file of %i bytes is %s", (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

test("[UPLOAD-2] the parts of a file cover it, each byte once; a file of one part and a bit has two, and no third", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: uploadLimits.bytesPerFile }), (bytes) => {
      const parts = Array.from({ length: partCount(bytes) }, (_, number) => partRange(bytes, number));
      expect(parts[0]?.from).toBe(0);
      expect(parts.at(-1)?.to).toBe(bytes);
      for (const [at, part] of parts.entries()) expect(part?.from).toBe(parts[at - 1]?.to ?? 0);
    }),
  );
  expect(partRange(1_000_001, 1)).toEqual({ from: 1_000_000, to: 1_000_001 });
  for (const number of [2, -1, 0.5, Number.NaN]) expect(partRange(1_000_001, number)).toBeNull();
});

test("[UPLOAD-3] what is missing is told in order", () => {
  expect(missingParts(3_500_000, [2, 0])).toEqual([1, 3]);
  expect(missingParts(900, [0])).toEqual([]);
});
