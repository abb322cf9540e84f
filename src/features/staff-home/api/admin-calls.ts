import * as z from "zod";
import { countJobs, findDeadJobs } from "#platform/jobs/job-runs.ts";
import { findStuckMails } from "#platform/mail/outbox.ts";
import { reviveDead } from "#platform/mail/revive-jobs.ts";
import { type AuditAction, auditActions } from "#platform/staff/audit-actions.ts";
import { findAudits } from "#platform/staff/audit-log.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import type { StaffHomeUses } from "./own-day.ts";

const maxShown = 100;

export const listJobs = staffCall({
  method: "GET",
  path: "/api/staff/jobs",
  permission: "runJobs",
  title: "Jobb och brev",
  parameters: {},
  body: null,
  audit: { action: "mails.list", subjectOf: () => "jobb och brev" },
  handle: async (_, __, { db }: StaffRequest<StaffHomeUses>) => {
    const [counts, dead, mails] = await Promise.all([
      countJobs(db),
      findDeadJobs(db, maxShown),
      findStuckMails(db, maxShown),
    ]);
    return { counts, dead, mails };
  },
});

export const reviveJobs = staffCall({
  method: "POST",
  path: "/api/staff/jobs/revive",
  permission: "runJobs",
  title: "Sätt igång det som gavs upp",
  parameters: {},
  body: z.object({ which: z.union([z.literal("all"), z.int().positive()], "Välj ett jobb") }),
  audit: "change",
  handle: async (_, { which }, { db, note }: StaffRequest<StaffHomeUses>) =>
    db.transaction(async (tx) => {
      await note(tx, { action: "jobs.revive", subject: String(which) });
      return { revived: await reviveDead(tx, which) };
    }),
});

export const readAudits = staffCall({
  method: "GET",
  path: "/api/staff/audit",
  permission: "readAuditLog",
  title: "Granskningsloggen, det senaste först",
  parameters: {
    subject: { in: "query", about: "Ärendenummer eller regnr", schema: z.string().max(100) },
    staffid: { in: "query", about: "Vem", schema: z.string().max(100) },
    before: {
      in: "query",
      about: "Bara rader före den här",
      schema: z
        .string()
        .regex(/^\d{1,15}$/, "Ett tal")
        .transform(Number),
    },
  },
  body: null,
  audit: { action: "audit.read", subjectOf: ({ subject = "allt" }) => subject },
  handle: async ({ subject, staffid, before }, _, { db }: StaffRequest<StaffHomeUses>) => {
    const rows = await findAudits(db, { subject, staffId: staffid, before, limit: maxShown });
    return rows.map(({ action, ...row }) => ({ ...row, action, ...actionText(action) }));
  },
});

/** Another version may have noted what this one has no words for. */
function actionText(action: string): { label: string; kind: string } {
  return auditActions[action as AuditAction] ?? { label: action, kind: "change" };
}
