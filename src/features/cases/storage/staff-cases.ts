import { and, asc, count, desc, eq, gte, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import type { CaseKind } from "../rules/case-kinds.ts";
import { caseStateNames, waitsForUs } from "../rules/case-states.ts";
import type { CaseView } from "../rules/case-views.ts";
import { cases } from "./cases.table.ts";
import { notSnoozed } from "./cases.ts";

const ours = caseStateNames.filter(waitsForUs);

export type CaseQuestion = {
  /** Null: open and closed alike, however long ago. */
  view: CaseView | null;
  staffId: string;
  kind?: CaseKind | undefined;
  store?: string | undefined;
  /** Part of a number, plate, name, address or subject. */
  text?: string | undefined;
  now: Date;
  limit: number;
};

const daysShownAfterClosing = 30;
const msPerDay = 86_400_000;

/** What each view holds. */
function within(
  view: CaseView,
  { staffId, now, isSearched = false }: { staffId: string; now: Date; isSearched?: boolean },
): SQL | undefined {
  const isOpen = ne(cases.state, "closed");
  const isOurs = inArray(cases.state, ours);
  const rows: Record<CaseView, SQL | undefined> = {
    mine: and(isOpen, eq(cases.assigneeId, staffId)),
    unassigned: and(isOurs, isNull(cases.assigneeId)),
    waiting: isOurs,
    late: and(isOurs, sql`${cases.answerBy} < ${now}`),
    open: isOpen,
    // Whoever looks for one finds it however long ago that was.
    closed: and(
      eq(cases.state, "closed"),
      isSearched
        ? undefined
        : gte(cases.closedAt, new Date(now.getTime() - daysShownAfterClosing * msPerDay)),
    ),
  };
  return and(isNull(cases.erasedAt), rows[view]);
}

/** What has been promised first stands first; what waits for the customer comes after, the newest last word first. */
export function findStaffCases(db: Database, { view, staffId, kind, store, text, now, limit }: CaseQuestion) {
  const { id, number, kind: ofKind, state, subject, storeSlug, licenseplate, name, email } = cases;
  const { openedAt, answerBy, assigneeId, assigneeName, changedAt, snoozedUntil, snoozedBy } = cases;
  const person = { licenseplate, name, email };
  const times = { openedAt, answerBy, changedAt };
  const summary = {
    id,
    number,
    kind: ofKind,
    state,
    subject,
    storeSlug,
    ...person,
    ...times,
    assigneeId,
    assigneeName,
    snoozedUntil,
    snoozedBy,
  };
  return db
    .select(summary)
    .from(cases)
    .where(
      and(
        isNull(cases.erasedAt),
        view === null ? undefined : within(view, { staffId, now, isSearched: text !== undefined }),
        kind === undefined ? undefined : eq(cases.kind, kind),
        store === undefined ? undefined : eq(cases.storeSlug, store),
        text === undefined ? undefined : holding(text),
      ),
    )
    .orderBy(
      ...(view === null ? [sql`${cases.state} = 'closed'`] : []),
      sql`${cases.answerBy} asc nulls last`,
      desc(cases.changedAt),
      asc(cases.id),
    )
    .limit(limit);
}
export type StaffCaseRow = Awaited<ReturnType<typeof findStaffCases>>[number];

/** Spaces say nothing in numbers and plates. */
function holding(text: string): SQL | undefined {
  const literal = (part: string) => `%${part.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const pattern = literal(text.trim());
  const packed = literal(text.replace(/\s/g, ""));
  return or(
    sql`lower(${cases.number}) like ${packed}`,
    sql`${cases.licenseplate} like ${packed}`,
    sql`lower(${cases.email}) like ${packed}`,
    sql`lower(${cases.name}) like ${pattern}`,
    sql`lower(${cases.subject}) like ${pattern}`,
  );
}

/** How many each view holds, in one store or in all. */
export async function countStaffCases(
  db: Database,
  views: readonly CaseView[],
  { staffId, store, now }: Pick<CaseQuestion, "staffId" | "store" | "now">,
): Promise<Record<CaseView, number>> {
  const [row] = await db
    .select(
      Object.fromEntries(
        views.map((view) => [
          view,
          sql<number>`(${count()} filter (where ${within(view, { staffId, now })}))::int`,
        ]),
      ) as Record<CaseView, SQL<number>>,
    )
    .from(cases)
    .where(store === undefined ? undefined : eq(cases.storeSlug, store));
  return row as Record<CaseView, number>;
}

/** Who of us has it from now on; null: nobody. */
export async function assignCase(
  tx: Database,
  id: number,
  assignee: { id: string; name: string } | null,
): Promise<void> {
  await tx
    .update(cases)
    .set({ assigneeId: assignee?.id ?? null, assigneeName: assignee?.name ?? null, ...notSnoozed })
    .where(eq(cases.id, id));
}

/** The case is locked by the caller; null: back in the queue. */
export async function snoozeCase(
  tx: Database,
  id: number,
  snooze: { snoozedUntil: Date; snoozedBy: string } | null,
): Promise<void> {
  await tx
    .update(cases)
    .set(snooze ?? notSnoozed)
    .where(eq(cases.id, id));
}

/** The other cases of an address, the newest first. */
export function findOtherCases(db: Database, { email, id }: { email: string; id: number }, limit: number) {
  const { number, kind, state, subject, openedAt } = cases;
  return db
    .select({ number, kind, state, subject, openedAt })
    .from(cases)
    .where(and(sql`lower(${cases.email}) = ${email.toLowerCase()}`, ne(cases.id, id), isNull(cases.erasedAt)))
    .orderBy(desc(openedAt))
    .limit(limit);
}
