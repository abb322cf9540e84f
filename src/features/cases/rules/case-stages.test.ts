import { expect, test } from "vitest";
import { caseKindNames } from "./case-kinds.ts";
import { caseStages } from "./case-stages.ts";
import { caseStateNames } from "./case-states.ts";

const openedAt = new Date("2026-11-09T18:24:00Z");
const taken = new Date("2026-11-10T07:51:00Z");
const answered = new Date("2026-11-12T09:00:00Z");
const opened = { event: "opened", at: openedAt } as const;
const complaint = {
  kind: "complaint",
  state: "received",
  openedAt,
  changedAt: openedAt,
  closedAt: null,
  answerBy: new Date("2026-11-11T22:59:59Z"),
  log: [opened],
} as const;

test("[ERRAND-6] what waits for us says by which day our word comes", () => {
  expect(caseStages(complaint)).toEqual([
    { title: "Mottaget", note: "9 november 2026 kl.\u00a019.24", state: "done" },
    { title: "Granskas", note: "Vi läser det du skickade", state: "now" },
    { title: "Beslut", note: "senast onsdag 11 november", state: "next" },
  ]);
  const inHand = {
    ...complaint,
    state: "inProgress",
    log: [opened, { event: "takenOn", at: taken }],
  } as const;
  expect(caseStages(inHand)[1]).toMatchObject({ note: "Sedan 10 november 2026", state: "now" });
});

test("[ERRAND-6] what we wait for stands between our look and our word", () => {
  const log = [opened, { event: "takenOn", at: taken }, { event: "askedCustomer", at: answered }] as const;
  const stages = caseStages({ ...complaint, state: "waitingForCustomer", answerBy: null, log });
  expect(stages.map(({ title, state }) => [title, state])).toEqual([
    ["Mottaget", "done"],
    ["Granskat", "done"],
    ["Komplettering", "now"],
    ["Beslut", "next"],
  ]);
});

test("[ERRAND-6] [ERRAND-3] an answered case says on which day it is closed if nobody writes", () => {
  const log = [opened, { event: "answered", at: answered }] as const;
  const stages = caseStages({
    ...complaint,
    kind: "contact",
    state: "answered",
    answerBy: null,
    changedAt: answered,
    log,
  });
  expect(stages.slice(-2)).toEqual([
    { title: "Svar", note: "12 november 2026", state: "done" },
    { title: "Avslutas", note: "12 december 2026 om ingen skriver", state: "now" },
  ]);
});

test("[ERRAND-6] a case that its customer closed before we had said anything claims no answer", () => {
  const stages = caseStages({ ...complaint, state: "closed", answerBy: null, closedAt: taken });
  expect(stages.map(({ title }) => title)).toEqual(["Mottaget", "Avslutat"]);
});

test("[ERRAND-6] every kind in every state has at most four stages, one of them now unless it is closed", () => {
  const log = [opened, { event: "takenOn", at: taken }, { event: "answered", at: answered }] as const;
  for (const kind of caseKindNames)
    for (const state of caseStateNames) {
      const stages = caseStages({ ...complaint, kind, state, closedAt: answered, log });
      if (kind === "friend" || kind === "testDrive") expect(stages).toEqual([]);
      else {
        expect(stages.length).toBeLessThanOrEqual(4);
        expect(stages.filter((stage) => stage.state === "now")).toHaveLength(state === "closed" ? 0 : 1);
        expect(new Set(stages.map(({ title }) => title)).size).toBe(stages.length);
      }
    }
});
