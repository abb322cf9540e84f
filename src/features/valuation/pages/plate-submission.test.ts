import { expect, test } from "vitest";
import { plateSubmissionFrom } from "./plate-submission.ts";

test("[PLATEPAGE-1] without a plate in the address it is asked for", () => {
  expect(plateSubmissionFrom(null)).toEqual({ state: "asked" });
});

test.each(["", "  "])("[PLATEPAGE-2] %j was sent without a plate, and is answered at the field", (raw) => {
  expect(plateSubmissionFrom(raw)).toEqual({ state: "invalid", raw: "" });
});

test.each(["abc", "abc1234", "<script>", "12345"])(
  "[PLATEPAGE-2] %j is no plate, and is kept to be mended",
  (raw) => {
    expect(plateSubmissionFrom(` ${raw} `)).toEqual({ state: "invalid", raw });
  },
);

test("[PLATEPAGE-2] a whole novel is not kept", () => {
  expect(plateSubmissionFrom("a".repeat(5_000))).toEqual({ state: "invalid", raw: "a".repeat(20) });
});

test.each(["abc12d", "ABC 12D", " abc 12d "])("[PLATEPAGE-3] %j is a plate", (raw) => {
  expect(plateSubmissionFrom(raw)).toEqual({ state: "received" });
});
