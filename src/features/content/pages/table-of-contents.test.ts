import { expect, test } from "vitest";
import { hasContents } from "./table-of-contents.tsx";

const sections = ["a", "b", "c"].map((id) => ({ id, text: id }));

test("[CONTENT-14] a text of two sections is seen at a glance, one of three has contents", () => {
  expect(hasContents(sections.slice(0, 2))).toBe(false);
  expect(hasContents(sections)).toBe(true);
});
