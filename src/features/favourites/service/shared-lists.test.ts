import { expect, test } from "vitest";
import { untouchedSince } from "./shared-lists.ts";

test("[SHARELIST-6] a list is kept for a year after its last change", () => {
  expect(untouchedSince(new Date("2026-11-17T12:00:00Z"))).toEqual(new Date("2025-11-17T12:00:00Z"));
});
