import { expect, test } from "vitest";
import { newDraft, withSaved } from "./draft-state.ts";

const [one, two] = [
  { key: "1", note: "repa" },
  { key: "2", note: "buckla" },
];
const local = { ...newDraft("a", [one]), items: [{ ...one, note: "djup repa" }] };

test("[CARPARTS-6] what a colleague saved of another part of the car merges nothing here, and nobody is said to have", () => {
  expect(withSaved(local, "b", [one])).toEqual({ ...local, version: "b" });
});

test("[CARPARTS-6] what a colleague saved of this list is merged into it, and theirs is there to be taken", () => {
  expect(withSaved(local, "b", [one, two])).toMatchObject({
    version: "b",
    items: [{ key: "1", note: "djup repa" }, two],
    remote: [one, two],
    conflicts: [],
  });
});

test("[CARPARTS-6] a list that nobody has worked at becomes what was saved; the same version changes nothing", () => {
  const untouched = newDraft("a", [one]);
  expect(withSaved(untouched, "b", [two])).toEqual(newDraft("b", [two]));
  expect(withSaved(local, "a", [two])).toBe(local);
});
