import { expect, test } from "vitest";
import { isTakeover, takeoverButtonText } from "./takeover.ts";

test.each(["/takeover/", "/takeover/vinter/", "/kopa-bil/takeover/", "/Takeover/"])(
  "[TAKE-1] %s opens the takeover",
  (path) => {
    expect(isTakeover(path)).toBe(true);
  },
);

test.each(["/", "/kopa-bil/", "/takeovers/", "/om-takeover/"])("[TAKE-1] %s does not", (path) => {
  expect(isTakeover(path)).toBe(false);
});

test("[TAKE-2] the button tells how many cars there are now", () => {
  expect(takeoverButtonText(7420)).toBe("Se alla 7\u00a0420 bilar till försäljning");
});
