import { expect, test } from "vitest";
import { botSignal, honeypotField, timeField, timeFieldValue } from "./robot.ts";

test("[POST-2] a hidden field that is filled in, or a form sent within a second, is a robot's", () => {
  expect(botSignal({ [honeypotField]: "https://spam.example" })).toContain("skicka igen");
  expect(botSignal({ [timeField]: "40" })).toContain("Skicka igen");
});

test.each([
  {},
  { [honeypotField]: "" },
  { [honeypotField]: " " },
  { [timeField]: "" },
  { [timeField]: "1000" },
  { [timeField]: "x" },
  { [timeField]: timeFieldValue(true, 40) },
])("[POST-2] %j is not", (sent) => {
  // An empty text is no time at all: the script has not been there.
  expect(botSignal(sent)).toBeNull();
});

test("[POST-2] what nobody pressed is known by how soon it came, also where a browser knows nothing of hands", () => {
  expect(botSignal({ [timeField]: timeFieldValue(false, 40) })).toContain("Skicka igen");
  expect(botSignal({ [timeField]: timeFieldValue(undefined, 40.4) })).toContain("Skicka igen");
  expect(botSignal({ [timeField]: timeFieldValue(undefined, 4_000) })).toBeNull();
});
