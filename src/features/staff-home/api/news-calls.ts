import * as z from "zod";
import { daysAfter } from "#core/dates/days-after.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { displayCaseNumber } from "#features/cases/rules/case-number.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import { proposalNumber } from "#features/proposals/rules/proposal-content.ts";
import { may } from "#platform/auth/permissions.ts";
import { newsKeptDays, newsKindNames, newsKinds, newsPath } from "#platform/staff/news-kinds.ts";
import { type StaffDesk, staffCall } from "#platform/staff/staff-call.ts";
import { countUnread, findNews, markRead } from "#platform/staff/staff-news.ts";

const shownAtMost = 30;

/** Numbers and plates alone, so that looking at the bell is no look at a person. [BELL-1] */
export const readNews = staffCall({
  method: "GET",
  path: "/api/staff/news",
  permission: "workCases",
  title: "Vad som är nytt för en själv",
  parameters: {},
  body: null,
  audit: null,
  answer: async (_, __, desk) => {
    const { db, member, now } = desk;
    const kinds = newsKindNames.filter((kind) => may(member.roles, newsKinds[kind].permission));
    const asked = { staffId: member.id, kinds, since: daysAfter(now, -newsKeptDays) };
    const [rows, unread] = await Promise.all([
      findNews(db, { ...asked, atMost: shownAtMost }),
      countUnread(db, asked),
    ]);
    return {
      unread,
      list: rows.map(({ id, kind, subject, at, readAt, caseSubject }) => ({
        id,
        at,
        isRead: readAt !== null,
        says: newsKinds[kind].says,
        about: aboutOf(newsKinds[kind].about, subject, caseSubject, desk),
        to: paths.staff(newsPath(kind, subject)),
      })),
    };
  },
});

function aboutOf(
  about: (typeof newsKinds)[keyof typeof newsKinds]["about"],
  subject: string,
  caseSubject: string | null,
  { stock }: StaffDesk,
): string {
  if (about === "proposal") return proposalNumber(Number(subject));
  if (about === "case") return [displayCaseNumber(subject), caseSubject].filter(Boolean).join(" · ");
  const plate = subject as LicensePlate;
  return [displayPlate(plate), findCarWithPlate(stock.catalogs().listed, plate)?.title]
    .filter(Boolean)
    .join(" · ");
}

/** A mark of one's own, which changes nothing for anybody else: it is not noted. [BELL-3] */
export const markNews = staffCall({
  method: "POST",
  path: "/api/staff/news/read",
  permission: "workCases",
  title: "Märk som läst: en rad, eller alla till och med en rad",
  parameters: {},
  body: z.union([z.object({ id: z.int() }), z.object({ upTo: z.int() })], "Välj en rad"),
  audit: null,
  answer: async (_, which, { db, member, now }) => {
    await markRead(db, member.id, which, now);
    return { done: true };
  },
});
