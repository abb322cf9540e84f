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
import {
  notificationDays,
  notificationKindNames,
  notificationKinds,
  notificationPath,
} from "#platform/staff/notification-kinds.ts";
import { countUnread, markRead } from "#platform/staff/notifications.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import { findNotifications } from "../storage/notification-list.ts";
import { dayInStores, requestedStore, type StaffHomeUses } from "./own-day.ts";

const maxShown = 30;

/** Numbers and plates alone, so that looking at the bell is no look at a person. */
export const readNotifications = staffCall({
  method: "GET",
  path: "/api/staff/news",
  permission: "workCases",
  title: "Vad som är nytt för en själv",
  parameters: { store: { in: "query", about: "Egen butik, som i adresser", schema: z.string() } },
  body: null,
  audit: null,
  handle: async ({ store }, __, request: StaffRequest<StaffHomeUses>) => {
    const { db, staffUser, now } = request;
    const nobodys = await nobodysIn(request, requestedStore(store, request));
    const kinds = notificationKindNames.filter((kind) =>
      may(staffUser.roles, notificationKinds[kind].permission),
    );
    const criteria = { staffId: staffUser.id, kinds, since: daysAfter(now, -notificationDays) };
    const [rows, unread] = await Promise.all([
      findNotifications(db, { ...criteria, limit: maxShown }),
      countUnread(db, criteria),
    ]);
    return {
      unread: unread + nobodys.length,
      nobodys,
      list: rows.map(({ id, kind, subject, at, readAt, caseSubject }) => ({
        id,
        at,
        isRead: readAt !== null,
        says: notificationKinds[kind].says,
        about: aboutOf(notificationKinds[kind].about, subject, caseSubject, request),
        to: paths.staff(notificationPath(kind, subject)),
      })),
    };
  },
});

/** So many lines of what nobody has taken: more would hide one's own. */
const maxUnassigned = 10;

/**
 * What a store has and nobody of us has taken: reservations to get in touch about, claims and complaints. They stand until
 * somebody takes them, so there is nothing to mark as read.
 */
async function nobodysIn(request: StaffRequest<StaffHomeUses>, store: string | null) {
  const { staffUser, cases, stock } = request;
  const day = await dayInStores(request, store);
  const within = store === null ? {} : { store };
  const unassigned = may(staffUser.roles, "workCases")
    ? await cases.byStaff.list({ view: "unassigned", staffId: staffUser.id, ...within })
    : [];
  const { labels } = stock.catalogs().chain;
  return [
    ...(day?.toContact ?? [])
      .filter(({ assigneeId }) => assigneeId === null)
      .map(({ number, licenseplate, reservedAt, contactBy, storeSlug }) => ({
        key: `hold ${number}`,
        says: "En bil är reserverad, och ingen har tagit hand om det",
        about: `${displayPlate(licenseplate)} · ${labels[storeSlug] ?? storeSlug}`,
        at: reservedAt,
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
  ].slice(0, maxUnassigned);
}

const isClaim = (kind: CaseKind) => kind === "complaint" || kind === "warranty" || kind === "withdrawal";

function aboutOf(
  about: (typeof notificationKinds)[keyof typeof notificationKinds]["about"],
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
export const markNotifications = staffCall({
  method: "POST",
  path: "/api/staff/news/read",
  permission: "workCases",
  title: "Märk som läst: en rad, eller alla till och med en rad",
  parameters: {},
  body: z.union([z.object({ id: z.int() }), z.object({ upTo: z.int() })], "Välj en rad"),
  audit: null,
  handle: async (_, which, { db, staffUser, now }: StaffRequest<StaffHomeUses>) => {
    await markRead(db, staffUser.id, which, now);
    return { done: true };
  },
});
