import { expect, test } from "vitest";
import { csrfHeader } from "./request-forgery.ts";

test("[VISIT-3] the CSRF header is CSRF-Token", () => {
  expect(csrfHeader).toBe("CSRF-Token");
  expect(new Headers({ [csrfHeader]: "abc" }).get("csrf-token")).toBe("abc");
});
