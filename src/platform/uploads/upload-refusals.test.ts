import { expect, test } from "vitest";
import { uploadLimits } from "#core/files/upload-limits.ts";
import { refusalOfFile, uploadRefusals } from "./upload-refusals.ts";

const none = { files: 0, bytes: 0 };

test.each([
  [1, none, null],
  [uploadLimits.bytesPerFile, none, null],
  [0, none, "emptyFile"],
  [uploadLimits.bytesPerFile + 1, none, "tooLargeFile"],
  [1, { files: 19, bytes: 19 }, null],
  [1, { files: 20, bytes: 20 }, "tooManyFiles"],
  [1_000, { files: 7, bytes: uploadLimits.bytesInAll - 1_000 }, null],
  [1_001, { files: 7, bytes: uploadLimits.bytesInAll - 1_000 }, "tooMuchInAll"],
] as const)("[UPLOAD-1] a file of %i bytes beside %o: %s", (bytes, chosen, refusal) => {
  expect(refusalOfFile(bytes, chosen)).toBe(refusal);
});

test("[UPLOAD-4] every refusal is a Swedish sentence or two, and a status of its own kind", () => {
  for (const { status, message } of Object.values(uploadRefusals)) {
    expect(message).toMatch(/^[A-ZÅÄÖ].*\.$/);
    expect([404, 409, 413, 422, 429, 503]).toContain(status);
  }
});
