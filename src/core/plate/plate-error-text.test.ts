import { expect, test } from "vitest";
import { plateErrorText } from "./plate-error-text.ts";

test.each(["", "  "])("[PLATE-14] %j is asked for", (input) => {
  expect(plateErrorText(input)).toContain("Skriv bilens registreringsnummer");
});

test.each(["abc", "abc 12", "abc1234"])("[PLATE-14] %j is told what a plate looks like", (input) => {
  expect(plateErrorText(input)).toContain("Det ser inte ut som ett svenskt registreringsnummer.");
});

test.each(["abc123", "ABC 12D"])("[PLATE-14] nothing is said about %j", (input) => {
  expect(plateErrorText(input)).toBeNull();
});
