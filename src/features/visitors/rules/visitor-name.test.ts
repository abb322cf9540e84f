import fc from "fast-check";
import { expect, test } from "vitest";
import { initialState } from "./browser-state.ts";
import { visitorName, withVisitorName } from "./visitor-name.ts";

test("[NAME-1] a name is read back as it was written, but for spaces", () => {
  expect(withVisitorName(initialState(), " Anna  Maria Berg ").user).toEqual({
    givenName: "Anna",
    surname: "Maria Berg",
  });
  fc.assert(
    fc.property(fc.string(), (name) => {
      const stored = visitorName(withVisitorName(initialState(), name));
      expect(stored).toBe(name.trim().replace(/\s+/g, " "));
    }),
  );
});
