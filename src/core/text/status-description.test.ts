import { expect, test } from "vitest";
import { statusDescription } from "./status-description.ts";

test.each([
  [100, "Continue"],
  [200, "OK"],
  [201, "Created"],
  [202, "Accepted"],
  [204, "No content"],
  [304, "Not modified"],
  [400, "Bad request"],
  [401, "Unauthorized"],
  [402, "Payment required"],
  [403, "Forbidden"],
  [404, "Not found"],
  [405, "Method not allowed"],
  [500, "Internal server error"],
  [502, "Bad gateway"],
  [503, "Service unavailable"],
])("[ERR-6] %i is described as '%s'", (status, description) => {
  expect(statusDescription(status)).toBe(description);
});

test.each([0, 203, 418, 501, 504, 599])("[ERR-7] %i has no description of its own", (status) => {
  expect(statusDescription(status)).toBe("Något gick fel, försök igen");
});
