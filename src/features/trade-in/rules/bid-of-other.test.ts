import { expect, test } from "vitest";
import { bidOfOther } from "./bid-of-other.ts";

const openedAt = new Date("2026-11-16T22:30:00Z");
const now = new Date("2026-11-16T23:30:00Z");
const bid = (id: number, staffName: string, at: string) => ({ id, staffName, at });
const found = (...bids: ReturnType<typeof bid>[]) => bidOfOther(bids, { me: "Anna", openedAt, now })?.id;

test("[BIDLOG-5] of the bids of others the newest counts that was given today, or since the page was opened", () => {
  expect(found()).toBeUndefined();
  expect(found(bid(1, "Bo", "2026-11-15T12:00:00Z"), bid(2, "Anna", "2026-11-16T23:10:00Z"))).toBeUndefined();
  expect(found(bid(2, "Bo", "2026-11-16T22:45:00Z"), bid(1, "Eva", "2026-11-16T22:40:00Z"))).toBe(2);
  expect(found(bid(3, "Bo", "2026-11-16T23:05:00Z"))).toBe(3);
});
