import { expect, test } from "vitest";
import { botSign, timeField, trapField } from "./robot.ts";

test("[POST-2] a hidden field that is filled in, or a form sent within a second, is a robot's", () => {
  expect(botSign({ [trapField]: "https://spam.example" })).toContain("skicka igen");
  expect(botSign({ [timeField]: "40" })).toContain("Skicka igen");
});

test.each([
  {},
  { [trapField]: "" },
  { [trapField]: " " },
  { [timeField]: "" },
  { [timeField]: "1000" },
  { [timeField]: "x" },
])("[POST-2] %j is not", (sent) => {
  // An empty text is no time at all: the script has not been there.
  expect(botSign(sent)).toBeNull();
});
