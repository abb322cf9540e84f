import { expect, test } from "vitest";
import { isText, storable, storableJson } from "./storable.ts";

test("[TEXT-12] what no database takes is left out of every text, at any depth, and nothing else is; what is nested without an end is refused", () => {
  expect(storable("a\0b\ud800\u0007c\r\nd\te å 🚗")).toBe("ab\ufffdc\nd\te å 🚗");
  const file = new Blob(["\0"]);
  const sent = { "na\0me": ["x\0", { deep: "\0y", count: 3, no: null, yes: true }], file };
  expect(storableJson(sent)).toEqual({ name: ["x", { deep: "y", count: 3, no: null, yes: true }], file });
  expect(() => storableJson(JSON.parse("[".repeat(20_000) + "]".repeat(20_000)))).toThrow(TypeError);
});

test("[TEXT-12] NUL and half a sign are no text", () => {
  expect(["å🚗\n", "", "a\0", "\ud83d"].map(isText)).toEqual([true, true, false, false]);
});
