import * as z from "zod";
import { daysAfter } from "#core/dates/days-after.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { type CaseKind, caseKinds } from "#features/cases/rules/case-kinds.ts";
import { displayCaseNumber } from "#features/cases/rules/case-number.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import { proposalNumber } from "#features/proposals/rules/proposal-content.ts";
import { may } from "#platform/auth/permissions.ts";
import { newsKeptDays, newsKindNames, newsKinds, newsPath } from "#platform/staff/news-kinds.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import { countUnread, markRead } from "#platform/staff/staff-news.ts";
import { findNews } from "../storage/news-list.ts";
import { dayInStores, type StaffHomeUses, storeAsked } from "./own-day.ts";

const shownAtMost = 30;

/** Numbers and plates alone, so that looking at the bell is no look at a person. */
export const readNews = staffCall({
  method: "GET",
  path: "/api/staff/news",
  permission: "workCases",
  title: "Vad som är nytt för en själv",
  parameters: { store: { in: "query", about: "Egen butik, som i adresser", schema: z.string() } },
  body: null,
  audit: null,
  answer: async ({ store }, __, request: StaffRequest<StaffHomeUses>) => {
    const { db, member, now } = request;
    const nobodys = await nobodysIn(request, storeAsked(store, request));
    const kinds = newsKindNames.filter((kind) => may(member.roles, newsKinds[kind].permission));
    const asked = { staffId: member.id, kinds, since: daysAfter(now, -newsKeptDays) };
    const [rows, unread] = await Promise.all([
      findNews(db, { ...asked, atMost: shownAtMost }),
      countUnread(db, asked),
    ]);
    return {
      unread: unread + nobodys.length,
      nobodys,
      list: rows.map(({ id, kind, subject, at, readAt, caseSubject }) => ({
        id,
        at,
        isRead: readAt !== null,
        says: newsKinds[kind].says,
        about: aboutOf(newsKinds[kind].about, subject, caseSubject, request),
        to: paths.staff(newsPath(kind, subject)),
      })),
    };
  },
});

/** So many lines of what nobody has taken: more would hide one's own. */
const nobodysAtMost = 10;

/**
 * What a store has and nobody of us has taken: reservations to get in touch about, claims and complaints. They stand until
 * somebody takes them, so there is nothing to mark as read.
 */
async function nobodysIn(request: StaffRequest<StaffHomeUses>, store: string | null) {
  const { member, cases, stock } = request;
  const day = await dayInStores(request, store);
  const within = store === null ? {} : { store };
  const unassigned = may(member.roles, "workCases")
    ? await cases.byStaff.list({ view: "unassigned", staffId: member.id, ...within })
    : [];
  const { labels } = stock.catalogs().chain;
  return [
    ...(day?.toContact ?? [])
      .filter(({ assigneeId }) => assigneeId === null)
      .map(({ number, licenseplate, heldAt, contactBy, storeSlug }) => ({
        key: `hold ${number}`,
        says: "En bil är reserverad, och ingen har tagit hand om det",
        about: `${displayPlate(licenseplate)} · ${labels[storeSlug] ?? storeSlug}`,
        at: heldAt,
        by: contactBy,
        to: paths.staff("bokningar/"),
      })),
    ...unassigned
      .filter(({ kind }) => isClaim(kind))
      .map(({ number, kind, openedAt, answerBy }) => ({
        key: `case ${number}`,
        says: `${caseKinds[kind].label} utan ansvarig`,
        about: displayCaseNumber(number),
        at: openedAt,
        by: answerBy,
        to: paths.staff(`arenden/${number.toLowerCase()}/`),
      })),
  ].slice(0, nobodysAtMost);
}

const isClaim = (kind: CaseKind) => kind === "complaint" || kind === "warranty" || kind === "withdrawal";

function aboutOf(
  about: (typeof newsKinds)[keyof typeof newsKinds]["about"],
  subject: string,
  caseSubject: string | null,
  { stock }: StaffRequest<StaffHomeUses>,
): string {
  if (about === "proposal") return proposalNumber(Number(subject));
  if (about === "case") return [displayCaseNumber(subject), caseSubject].filter(Boolean).join(" · ");
  const plate = subject as LicensePlate;
  return [displayPlate(plate), findCarWithPlate(stock.catalogs().listed, plate)?.title]
    .filter(Boolean)
    .join(" · ");
}

/** A mark of one's own, which changes nothing for anybody else: it is not noted. */
export const markNews = staffCall({
  method: "POST",
  path: "/api/staff/news/read",
  permission: "workCases",
  title: "Märk som läst: en rad, eller alla till och med en rad",
  parameters: {},
  body: z.union([z.object({ id: z.int() }), z.object({ upTo: z.int() })], "Välj en rad"),
  audit: null,
  answer: async (_, which, { db, member, now }: StaffRequest<StaffHomeUses>) => {
    await markRead(db, member.id, which, now);
    return { done: true };
  },
});
