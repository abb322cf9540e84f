import { expect, test } from "vitest";
import { canCustomerClose } from "./case-closing.ts";
import { caseKindNames } from "./case-kinds.ts";
import { caseStateNames } from "./case-states.ts";

test("[ERRAND-7] an open case is ended by its customer; a booked time and a withdrawal are not", () => {
  const kinds = caseKindNames.filter((kind) => canCustomerClose({ kind, state: "answered" }));
  expect(caseKindNames.filter((kind) => !kinds.includes(kind))).toEqual(["withdrawal", "testDrive"]);
  const states = caseStateNames.filter((state) => canCustomerClose({ kind: "contact", state }));
  expect(caseStateNames.filter((state) => !states.includes(state))).toEqual(["closed"]);
});
