import { formatDate } from "#core/dates/dates.ts";
import { type CalendarDay, daysBetween, stockholmDay } from "#core/dates/stockholm-day.ts";
import type { CaseKind } from "./case-kinds.ts";
import { clockEnd } from "./legal-clocks.ts";

type Lawful = {
  kind: CaseKind;
  openedAt: Date;
  /** As the customer says, where they do. */
  receivedOn: CalendarDay | null;
  noticedOn: CalendarDay | null;
};

/** A stretch of time with today on it, and the part of it that has a rule of its own. */
export type LawSpan = {
  from: { day: string; note: string };
  to: { day: string; note: string };
  /** Where today is, in percent of the way. */
  percent: number;
  /** To where the band goes. */
  band: number;
  /** The same in words. */
  text: string;
};
export type CaseLaw = { span: LawSpan | null; rows: { label: string; text: string }[] };

/** What the law gives in this case, from the days that we know; null where there is no time that runs. */
export function caseLaw(one: Lawful, now: Date): CaseLaw | null {
  if (one.kind === "withdrawal") return withdrawalLaw(one, stockholmDay(now));
  return one.kind === "complaint" || one.kind === "warranty" ? faultLaw(one, stockholmDay(now)) : null;
}

/**
 * The next day on which a time by law ends, for whoever wants to put the case off. That of repayment is ours to keep, so it
 * counts after it is over too; those of the customer only while they run.
 */
export function legalEndOf({ kind, openedAt, receivedOn }: Lawful, now: Date): CalendarDay | null {
  if (isLateWithdrawal({ kind, openedAt, receivedOn })) return null;
  if (kind === "withdrawal") return clockEnd("repayment", stockholmDay(openedAt))?.lastDay ?? null;
  if ((kind !== "complaint" && kind !== "warranty") || receivedOn === null) return null;
  const ends = (["complaint", "burdenOfProof"] as const).flatMap(
    (clock) => clockEnd(clock, receivedOn)?.lastDay ?? [],
  );
  return ends.filter((end) => end >= stockholmDay(now)).toSorted()[0] ?? null;
}

/** A fault: three years from the day the car was received, in two of which the proof is ours. */
function faultLaw({ openedAt, receivedOn, noticedOn }: Lawful, today: CalendarDay): CaseLaw {
  const reportedOn = stockholmDay(openedAt);
  const inTime = { label: "Anmält", text: noticeText(reportedOn, noticedOn) };
  // A day that has not been yet is a slip of the pen, and one before any law says nothing.
  const received = receivedOn !== null && receivedOn <= reportedOn ? receivedOn : null;
  const end = received && clockEnd("complaint", received)?.lastDay;
  const proof = received && clockEnd("burdenOfProof", received)?.lastDay;
  if (!received || !end || !proof)
    return {
      span: null,
      rows: [
        { label: "Reklamationsrätt", text: "Tre år från den dag du fick bilen" },
        { label: "Vi ska visa att felet inte fanns", text: "Två år från den dag du fick bilen" },
        inTime,
      ],
    };
  return {
    span: {
      from: { day: dayText(received), note: "du fick bilen" },
      to: { day: dayText(end), note: "sista dag" },
      percent: shareOf(today, received, end),
      band: shareOf(proof, received, end),
      text: `Reklamationsrätten gäller från ${dayText(received)}, då du fick bilen, till och med ${dayText(end)}. Till och med ${dayText(proof)} är det vi som ska visa att felet inte fanns då. ${whereToday(today, end)}`,
    },
    rows: [
      { label: "Reklamationsrätt", text: untilText(end, today) },
      { label: "Vi ska visa att felet inte fanns", text: untilText(proof, today) },
      inTime,
    ],
  };
}

/** Two months from the day it was noticed are always in time; later than that is for us to weigh. */
function noticeText(reportedOn: CalendarDay, noticedOn: CalendarDay | null): string {
  if (noticedOn === null || noticedOn > reportedOn) return dayText(reportedOn);
  const days = daysBetween(noticedOn, reportedOn);
  const after = days === 0 ? "samma dag som du märkte felet" : `${dayCount(days)} efter att du märkte felet`;
  const end = clockEnd("notice", noticedOn)?.lastDay;
  return end !== undefined && reportedOn <= end
    ? `I tid, ${after}`
    : `Det var ${after}. Vi prövar om det var inom skälig tid`;
}

/** The last day on which one may withdraw, for whoever has said when the car came. */
function withdrawalEnds(receivedOn: CalendarDay | null, reportedOn: CalendarDay): CalendarDay | null {
  const hasCome = receivedOn !== null && receivedOn <= reportedOn;
  return hasCome ? (clockEnd("withdrawal", receivedOn)?.lastDay ?? null) : null;
}

/** What the second step of a withdrawal says of the time; none is too late to be sent. */
export function withdrawalTime(
  receivedOn: CalendarDay | null,
  now: Date,
): { label: string; text: string } | null {
  const today = stockholmDay(now);
  const last = withdrawalEnds(receivedOn, today);
  if (last === null) return null;
  return today <= last
    ? { label: "Ångerfristen går ut", text: dayText(last) }
    : {
        label: "Ångerfristen gick ut",
        text: `${dayText(last)}. Du kan skicka ändå, så svarar vi vad som gäller.`,
      };
}

/** The money is back within 14 days from the day we were told. */
function withdrawalLaw({ openedAt, receivedOn }: Lawful, today: CalendarDay): CaseLaw | null {
  const reportedOn = stockholmDay(openedAt);
  const repaid = clockEnd("repayment", reportedOn)?.lastDay;
  if (!repaid) return null;
  const last = withdrawalEnds(receivedOn, reportedOn);
  if (last !== null && reportedOn > last) return lateLaw(last, reportedOn);
  return {
    span: {
      from: { day: dayText(reportedOn), note: "du ångrade" },
      to: { day: dayText(repaid), note: "pengarna tillbaka" },
      percent: shareOf(today, reportedOn, repaid),
      band: shareOf(today, reportedOn, repaid),
      text: `Du ångrade avtalet ${dayText(reportedOn)}. Pengarna ska vara tillbaka senast ${dayText(repaid)}. ${whereToday(today, repaid)}`,
    },
    rows: [
      { label: "Pengarna tillbaka", text: `Senast ${dayText(repaid)}` },
      ...(last
        ? [
            {
              label: "Ångerfristen",
              text: `Till och med ${dayText(last)}. Du ångrade i tid`,
            },
          ]
        : []),
    ],
  };
}

/** By the customer's own day it came too late: nothing is promised back, and it says what there is instead. */
function lateLaw(last: CalendarDay, reportedOn: CalendarDay): CaseLaw {
  return {
    span: null,
    rows: [
      { label: "Ångerfristen", text: `Gick ut ${dayText(last)}` },
      { label: "Din ånger kom in", text: `${dayText(reportedOn)}, efter att fristen gått ut` },
      { label: "Det här kan du göra", text: lateOptions },
    ],
  };
}

/** What is left to whoever withdraws too late. */
export const lateOptions =
  "Fick du bilen en annan dag, eller ingen information om ångerrätten, är fristen längre: skriv det i ärendet. Är det fel på bilen gäller reklamationsrätten i tre år.";

/** Whether a withdrawal came after its last day, by the day that the customer gave. */
export function isLateWithdrawal({
  kind,
  openedAt,
  receivedOn,
}: Pick<Lawful, "kind" | "openedAt" | "receivedOn">) {
  const reportedOn = stockholmDay(openedAt);
  const last = kind === "withdrawal" ? withdrawalEnds(receivedOn, reportedOn) : null;
  return last !== null && reportedOn > last;
}

function untilText(last: CalendarDay, today: CalendarDay): string {
  return today <= last ? `Till och med ${dayText(last)}` : `Gick ut ${dayText(last)}`;
}

function whereToday(today: CalendarDay, last: CalendarDay): string {
  const left = daysBetween(today, last);
  return left < 0
    ? "Tiden har gått ut."
    : left === 0
      ? "I dag är sista dagen."
      : `Det återstår ${dayCount(left)}.`;
}

function shareOf(day: CalendarDay, from: CalendarDay, to: CalendarDay): number {
  const share = daysBetween(from, day) / daysBetween(from, to);
  return Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 10;
}

const counts = "noll en två tre fyra fem sex sju åtta nio tio elva tolv".split(" ");

/** "två dagar" */
function dayCount(days: number): string {
  return `${counts[days] ?? days} ${days === 1 ? "dag" : "dagar"}`;
}

function dayText(day: CalendarDay): string {
  return formatDate(new Date(day));
}
