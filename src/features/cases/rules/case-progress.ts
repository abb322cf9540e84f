import { company } from "#core/company/company.ts";
import { type CalendarDay, instantAt, minutesPerDay, stockholmDay } from "#core/dates/stockholm-day.ts";
import { workdaysAfter } from "#core/dates/workdays.ts";
import { type CaseKind, caseKinds } from "./case-kinds.ts";
import { inactiveDays } from "./case-retention.ts";
import { type CaseState, waitsForUs } from "./case-states.ts";

/** The end of the last working day that we have promised an answer within; null when the next word is not ours. */
export function answerByAfter(state: CaseState, now: Date): Date | null {
  if (!waitsForUs(state)) return null;
  return endOf(workdaysAfter(stockholmDay(now), company.answerWorkdays));
}

const numerals = ["noll", "en", "två", "tre", "fyra", "fem"];

/** "två arbetsdagar": the promise in words, the same wherever it stands. */
export function workdaysText(workdays: number = company.answerWorkdays): string {
  return `${numerals[workdays] ?? workdays} ${workdays === 1 ? "arbetsdag" : "arbetsdagar"}`;
}

function endOf(day: CalendarDay): Date {
  return new Date(instantAt(day, minutesPerDay).getTime() - 1);
}

export type CaseStep = { title: string; note: string; state: "done" | "now" | "next" };

type Standing = {
  kind: CaseKind;
  state: CaseState;
  /** "senast onsdag 18 november", or null where we have promised nothing. */
  answerBy: string | null;
  openedAt: string;
  /** "17 december 2026", when nobody writes before that; known when we have said our part. */
  closesOn?: string;
  /** Whether we ever said a word: whoever ends a case may do so before that. */
  isAnswered?: boolean;
  /** A withdrawal that came after its last day: nothing is handed back before we have judged it. */
  isLate?: boolean;
};

/** What happens after our answer, by kind; the same for most. */
const afterwards: Partial<Record<CaseKind, { title: string; note: string }>> = {
  complaint: {
    title: "Åtgärd",
    note: "Lagning, prisavdrag eller avslag, skriftligt med skäl. Nöjer du dig inte kan du vända dig till ARN.",
  },
  warranty: {
    title: "Åtgärd",
    note: "Vi prövar reklamationsrätten först och sedan garantin, skriftligt med skäl.",
  },
  withdrawal: {
    title: "Bilen och pengarna",
    note: "Du lämnar bilen och vi betalar tillbaka, var och en inom 14 dagar.",
  },
};
function youDecide(closesOn: string | undefined) {
  const closes = closesOn ? `${closesOn} om ingen skriver` : `när ingen har skrivit på ${inactiveDays} dagar`;
  return { title: "Du bestämmer", note: `Svara här eller låt det vara. Ärendet stängs ${closes}.` };
}

/** What has happened, what happens now and what comes, for the page and the receipt alike. */
export function caseSteps({
  kind,
  state,
  answerBy,
  openedAt,
  closesOn,
  isAnswered = true,
  isLate = false,
}: Standing): CaseStep[] {
  if (kind === "friend" && state === "closed")
    return [
      { title: "Mottaget", note: `${openedAt}.`, state: "done" },
      { title: "Skickat", note: "Din vän får ett brev där det står vem som tipsar.", state: "done" },
      {
        title: "Raderas",
        note: `Efter ${caseKinds.friend.retention.days} dagar finns varken din eller din väns adress kvar hos oss.`,
        state: "next",
      },
    ];
  const ours = waitsForUs(state);
  const isOver = state === "closed";
  const judged = isLate ? " Ångerfristen hade gått ut, så vi prövar vad som gäller." : "";
  const answer = {
    title: "Svar från oss",
    note: answerBy ? `Vi svarar ${answerBy}.${judged}` : "Vi har svarat.",
  };
  const yours = state === "waitingForCustomer";
  return [
    { title: "Mottaget", note: `${openedAt}.`, state: "done" },
    ...(isOver && !isAnswered ? [] : [{ ...answer, state: ours ? "now" : "done" } as const]),
    ...(yours
      ? [
          {
            title: "Vi väntar på dig",
            note: `Svara med det vi har frågat efter${closesOn ? `, helst före ${closesOn}` : ""}.`,
            state: "now",
          } as const,
        ]
      : []),
    isOver
      ? { title: "Avslutat", note: "Skriv här om du vill öppna ärendet igen.", state: "done" }
      : {
          ...((isLate ? undefined : afterwards[kind]) ?? youDecide(ours ? undefined : closesOn)),
          state: ours || yours ? "next" : "now",
        },
  ];
}
