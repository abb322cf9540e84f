import { expect, test } from "vitest";
import { canCustomerClose, closingConcern } from "./case-closing.ts";
import { caseKindNames } from "./case-kinds.ts";
import { caseStateNames } from "./case-states.ts";

test("[ERRAND-7] an open case is ended by its customer; a booked time and a withdrawal are not", () => {
  const kinds = caseKindNames.filter((kind) => canCustomerClose({ kind, state: "answered" }));
  expect(caseKindNames.filter((kind) => !kinds.includes(kind))).toEqual(["withdrawal", "testDrive"]);
  const states = caseStateNames.filter((state) => canCustomerClose({ kind: "contact", state }));
  expect(caseStateNames.filter((state) => !states.includes(state))).toEqual(["closed"]);
});

const told = { receivedOn: null, openedAt: new Date("2026-11-02T09:00:00Z") };
const now = new Date("2026-11-10T09:00:00Z");

test("[DESK-22] one of us says why a case is closed that waits for us, or whose time by law runs", () => {
  const contact = { ...told, kind: "contact", noticedOn: null } as const;
  expect(caseStateNames.filter((state) => closingConcern({ ...contact, state }, now) !== null)).toEqual([
    "received",
    "inProgress",
  ]);
  const withdrawal = { ...contact, kind: "withdrawal", state: "answered" } as const;
  expect(closingConcern(withdrawal, now)).not.toBeNull();
});
