import { formatDate } from "#core/dates/dates.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { type CaseKind, caseKinds } from "#features/cases/rules/case-kinds.ts";
import { erasedFrom } from "#features/cases/rules/case-retention.ts";
import type { CaseState } from "#features/cases/rules/case-states.ts";

/** Cases that we must be able to show after their end, and why. All other kinds go when their owner says so. */
const lawOf = {
  complaint: "konsumentköplagen",
  warranty: "garantin",
  workshop: "konsumentköplagen",
  withdrawal: "distansavtalslagen",
} as const satisfies Partial<Record<CaseKind, string>>;

type KnownCase = {
  kind: CaseKind;
  state: CaseState;
  closedAt: Date | null;
  booking: { startsAt: Date; cancelledAt: Date | null } | null;
};
export type RetainedByLaw = { until: string; why: string };

/** Until when a case stays though its owner deletes everything; null for one that goes at once. */
export function retainedByLaw({ kind, closedAt, booking }: KnownCase, now: Date): RetainedByLaw | null {
  if (booking && booking.cancelledAt === null && booking.startsAt > now)
    return { until: retainedAfter(kind), why: "bokad tid: avboka den om du inte vill komma" };
  if (!(kind in lawOf)) return null;
  const why = lawOf[kind as keyof typeof lawOf];
  if (closedAt === null) return { until: "tre år efter att ärendet är avslutat", why };
  const day = erasedFrom(kind, closedAt);
  return day <= stockholmDay(now) ? null : { until: formatDate(new Date(`${day}T12:00:00Z`)), why };
}

/** Cases of others in which the address stands: they are not ours to change for its owner, who is told how many and until when. */
export function retainedByOthers(
  named: readonly { kind: CaseKind; closedAt: Date | null }[],
): { what: string; until: string; why: string }[] {
  const rows = named.map(({ kind, closedAt }) => {
    const { retention, label } = caseKinds[kind];
    const span = "days" in retention ? `${retention.days} dagar` : `${retention.months} månader`;
    return {
      what: `${label} från någon annan, där din adress står`,
      until: closedAt
        ? formatDate(new Date(`${erasedFrom(kind, closedAt)}T12:00:00Z`))
        : `${span} efter att ärendet är avslutat`,
      why: "den som skrev äger ärendet; ring oss om du inte vill att adressen står där",
    };
  });
  return [...new Map(rows.map((row) => [`${row.what} ${row.until}`, row])).values()];
}

/** As the privacy policy says of its kind. */
function retainedAfter(kind: CaseKind): string {
  const { retention } = caseKinds[kind];
  return "days" in retention
    ? `${retention.days} dagar efter besöket`
    : `${retention.months} månader efter besöket`;
}
