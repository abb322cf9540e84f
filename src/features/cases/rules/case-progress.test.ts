import { expect, test } from "vitest";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { caseKindNames } from "./case-kinds.ts";
import { answerByAfter, caseSteps, workdaysText } from "./case-progress.ts";
import { type CaseState, caseStateNames } from "./case-states.ts";

const friday = new Date("2026-11-13T12:00:00Z");

test("[ERRAND-5] what waits for us is answered within the working days that we promise; the promise is said in words", () => {
  const by = answerByAfter("received", friday);
  expect(by && stockholmDay(by)).toBe("2026-11-17");
  expect(by && stockholmDay(new Date(by.getTime() + 1))).toBe("2026-11-18");
  expect([1, 2, 10].map((workdays) => workdaysText(workdays))).toEqual([
    "en arbetsdag",
    "två arbetsdagar",
    "10 arbetsdagar",
  ]);
});

test.each<CaseState>(["waitingForCustomer", "answered", "decided", "closed"])(
  "[ERRAND-5] in the state %s we have promised no day",
  (state) => expect(answerByAfter(state, friday)).toBeNull(),
);

test("[ERRAND-5] every case in every state says what was, what is and what comes, and one thing at most is now", () => {
  for (const kind of caseKindNames)
    for (const state of caseStateNames) {
      const steps = caseSteps({ kind, state, answerBy: "senast i morgon", openedAt: "I dag" });
      expect(steps.filter((step) => step.state === "now")).toHaveLength(state === "closed" ? 0 : 1);
      expect(steps[0]).toMatchObject({ title: "Mottaget", state: "done" });
    }
  expect(
    caseSteps({ kind: "contact", state: "received", answerBy: "senast i morgon", openedAt: "I dag" }),
  ).toMatchObject([
    { state: "done" },
    { note: "Vi svarar senast i morgon.", state: "now" },
    { title: "Du bestämmer", state: "next" },
  ]);
});

test("[ERRAND-5] the day on which a case is closed is told when we have answered, not before", () => {
  const noteOf = (state: CaseState) =>
    caseSteps({ kind: "contact", state, answerBy: null, openedAt: "I dag", closesOn: "17 december 2026" }).at(
      -1,
    )?.note;
  expect(noteOf("answered")).toContain("Ärendet stängs 17 december 2026 om ingen skriver.");
  expect(noteOf("received")).toContain("Ärendet stängs när ingen har skrivit på 30 dagar.");
});

test("[ERRAND-5] a case that its customer ended does not say that we answered, nor when it will be closed", () => {
  const steps = { kind: "contact", state: "closed", answerBy: null, openedAt: "I dag" } as const;
  const titles = (isAnswered: boolean) =>
    caseSteps({ ...steps, closesOn: "17 december 2026", isAnswered }).map(({ title }) => title);
  expect(titles(false)).toEqual(["Mottaget", "Avslutat"]);
  expect(titles(true)).toEqual(["Mottaget", "Svar från oss", "Avslutat"]);
});

test("[WITHDRAW-4] a withdrawal that came too late is judged before anything is handed back", () => {
  const standing = {
    kind: "withdrawal",
    state: "received",
    answerBy: "senast måndag",
    openedAt: "i dag",
  } as const;
  const said = (isLate: boolean) => JSON.stringify(caseSteps({ ...standing, isLate }));
  expect(said(false)).toContain("betalar tillbaka");
  expect(said(true)).not.toContain("betalar tillbaka");
  expect(said(true)).toContain("Ångerfristen hade gått ut");
});
