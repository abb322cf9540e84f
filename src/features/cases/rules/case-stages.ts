import { formatDate } from "#core/dates/dates.ts";
import { formatMoment, formatUntil } from "#core/dates/moments.ts";
import { dayPlus, stockholmDay } from "#core/dates/stockholm-day.ts";
import type { CaseKind } from "./case-kinds.ts";
import { type CaseStep, workdaysText } from "./case-progress.ts";
import { inactiveDays } from "./case-retention.ts";
import { type CaseEvent, type CaseState, waitsForUs } from "./case-states.ts";

type Progress = {
  kind: CaseKind;
  state: CaseState;
  openedAt: Date;
  changedAt: Date;
  closedAt: Date | null;
  answerBy: Date | null;
  log: readonly { event: CaseEvent; at: Date }[];
};

/** What our word is called, where it is more than an answer. */
const answerTitles: Partial<Record<CaseKind, string>> = {
  complaint: "Beslut",
  warranty: "Beslut",
  withdrawal: "Besked",
};

/** These have other steps: a tip is done when it is sent, and the steps of a test drive follow its time. */
const withoutStages: readonly CaseKind[] = ["friend", "testDrive"];

const ourEvents: readonly CaseEvent[] = ["takenOn", "answered", "askedCustomer", "decided"];
const answers: readonly CaseEvent[] = ["answered", "decided"];

export const hasAnswered = (log: Progress["log"]) => log.some(({ event }) => answers.includes(event));

/** How far the case has come, from the first word to the last, with the day of each; at most four stages. */
export function caseStages(progress: Progress): CaseStep[] {
  const { kind, state, log, openedAt, answerBy, closedAt } = progress;
  if (withoutStages.includes(kind)) return [];
  const title = answerTitles[kind] ?? "Svar";
  const startedOn = log.find(({ event }) => ourEvents.includes(event))?.at;
  const answered = log.findLast(({ event }) => answers.includes(event))?.at;
  const received = { title: "Mottaget", note: formatMoment(openedAt), state: "done" } as const;
  const read = startedOn ? [{ title: "Granskat", note: formatDate(startedOn), state: "done" } as const] : [];
  if (waitsForUs(state))
    return [
      received,
      {
        title: "Granskas",
        note: startedOn ? `Sedan ${formatDate(startedOn)}` : "Vi läser det du skickade",
        state: "now",
      },
      { title, note: answerBy ? formatUntil(answerBy) : "", state: "next" },
    ];
  if (state === "waitingForCustomer")
    return [
      received,
      ...read,
      { title: "Komplettering", note: "Vi väntar på ditt svar", state: "now" },
      { title, note: `Inom ${workdaysText()} från ditt svar`, state: "next" },
    ];
  return [
    received,
    ...read,
    ...(answered ? [{ title, note: formatDate(answered), state: "done" } as const] : []),
    state === "closed"
      ? { title: "Avslutat", note: closedAt ? formatDate(closedAt) : "", state: "done" }
      : { title: "Avslutas", note: `${formatDate(closesOn(progress))} om ingen skriver`, state: "now" },
  ];
}

/** The day on which a case that we have said our part of is closed, if nobody writes. */
export function closesOn({ changedAt }: { changedAt: Date }): Date {
  return new Date(dayPlus(stockholmDay(changedAt), inactiveDays));
}
