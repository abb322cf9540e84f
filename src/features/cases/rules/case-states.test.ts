import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CaseActor,
  type CaseEvent,
  type CaseState,
  caseActors,
  caseEventNames,
  caseStateNames,
  stateAfter,
  waitsForUs,
} from "./case-states.ts";

test.each<[CaseState | null, CaseEvent, CaseActor, CaseState | null]>([
  [null, "opened", "customer", "received"],
  ["received", "takenOn", "staff", "inProgress"],
  ["inProgress", "askedCustomer", "staff", "waitingForCustomer"],
  ["waitingForCustomer", "customerWrote", "customer", "inProgress"],
  ["inProgress", "decided", "staff", "decided"],
  ["decided", "customerWrote", "customer", "received"],
  ["closed", "customerWrote", "customer", "received"],
  ["closed", "reopened", "staff", "received"],
  ["closed", "answered", "staff", null],
  ["received", "opened", "customer", null],
  [null, "answered", "staff", null],
])("[ERRAND-1] from %s, %s by %s leads to %s", (from, event, by, to) => {
  expect(stateAfter(from, event, by)).toBe(to);
});

test("[ERRAND-2] only the customer writes as the customer, only the staff decides, and a customer may always write", () => {
  for (const state of caseStateNames) {
    expect(stateAfter(state, "customerWrote", "customer")).not.toBeNull();
    expect(stateAfter(state, "customerWrote", "staff")).toBeNull();
    for (const event of ["takenOn", "answered", "askedCustomer", "decided", "reopened"] as const)
      for (const by of ["customer", "clock"] as const) expect(stateAfter(state, event, by)).toBeNull();
  }
});

test("[ERRAND-3] the clock never closes what waits for us", () => {
  for (const state of caseStateNames)
    if (waitsForUs(state)) expect(stateAfter(state, "closed", "clock")).toBeNull();
  expect(stateAfter("answered", "closed", "clock")).toBe("closed");
});

test("[ERRAND-1] whatever happens, in whatever order, a case that is open can be closed and one that is closed be written to", () => {
  const anyStep = fc.tuple(fc.constantFrom(...caseEventNames), fc.constantFrom(...caseActors));
  fc.assert(
    fc.property(fc.array(anyStep), (steps) => {
      let state: CaseState = "received";
      for (const [event, by] of steps) state = stateAfter(state, event, by) ?? state;
      expect(stateAfter(state, state === "closed" ? "customerWrote" : "closed", "customer")).not.toBeNull();
    }),
  );
});
