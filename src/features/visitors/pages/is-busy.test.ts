import { expect, test } from "vitest";
import { isBusy } from "./is-busy.ts";

const page = (open: boolean, fields: { value: string; defaultValue: string }[]) =>
  ({ querySelector: () => (open ? {} : null), querySelectorAll: () => fields }) as unknown as Document;

test.each([
  [false, [], false],
  [false, [{ value: "volvo", defaultValue: "volvo" }], false],
  [false, [{ value: "Hej, jag undrar", defaultValue: "" }], true],
  [true, [], true],
])("[EXIT-3] a dialog is open: %s, fields %j: busy %s", (open, fields, expected) => {
  expect(isBusy(page(open, fields))).toBe(expected);
});
