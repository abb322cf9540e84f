import { expect, test } from "vitest";
import { mailRetentionDays } from "#platform/mail/email.ts";
import { newestDays, reasonNotToSend } from "./newsletter-terms.ts";

test.each([
  ["2026-11-17", null],
  ["2026-09-18", null],
  ["2026-09-17", "it is older than 60 days"],
  ["2026-11-18", "it is dated 2026-11-18, which has not come yet"],
  [null, "it is no news: it has no date"],
])("[NEWSLETTER-7] news of %s on 17 November 2026: %s", (date, reason) => {
  expect(reasonNotToSend(date, "2026-11-17")).toBe(reason);
});

test("[NEWSLETTER-7] what is sent is remembered for longer than it may be sent", () => {
  expect(newestDays).toBeLessThan(mailRetentionDays.usually);
});
