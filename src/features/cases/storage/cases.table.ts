import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { isPlate, oneOf } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";
import { type CaseKind, caseKindNames } from "../rules/case-kinds.ts";
import {
  type CaseActor,
  type CaseEvent,
  type CaseState,
  caseActors,
  caseEventNames,
  caseStateNames,
} from "../rules/case-states.ts";

/** `isOurs`: reckoned or chosen among our own words, so that it can carry none of the sender's. */
export type CaseAnswer = { label: string; text: string; isOurs?: boolean };

/** Where the ids of cases come from; from the id follows the number that people say. */
export const caseIds = pgSequence("case_ids", { startWith: 0, minValue: 0 });

/** What somebody wants of us. All that tells of a person can be taken away, and the case still be counted. */
export const cases = pgTable(
  "cases",
  {
    id: integer("id").primaryKey(),
    number: text("number").notNull().unique(),
    kind: text("kind").$type<CaseKind>().notNull(),
    state: text("state").$type<CaseState>().notNull(),
    /** What it is about, in a few words. */
    subject: text("subject").notNull(),
    storeSlug: text("store_slug"),
    licenseplate: text("licenseplate").$type<LicensePlate>(),
    name: text("name"),
    email: text("email"),
    phoneNumber: text("phone_number"),
    /** What was sent, by label, in the order of the form. */
    answers: jsonb("answers").$type<readonly CaseAnswer[]>(),
    /** When the car was received and the fault noticed, as the sender says; time by law runs from there. */
    receivedOn: date("received_on"),
    noticedOn: date("noticed_on"),
    openedAt: moment("opened_at").notNull(),
    /** When we have promised the next word; null when it is not ours to say. */
    answerBy: moment("answer_by"),
    /** Who of us has it; the id is the identity provider's, the name as it was then. */
    assigneeId: text("assignee_id"),
    assigneeName: text("assignee_name"),
    /** Out of its owner's queue until then, and who said so; over when something happens in the case. */
    snoozedUntil: moment("snoozed_until"),
    snoozedBy: text("snoozed_by"),
    changedAt: moment("changed_at").notNull(),
    closedAt: moment("closed_at"),
    erasedAt: moment("erased_at"),
  },
  (t) => [
    index("cases_state").on(t.state, t.answerBy),
    index("cases_assignee").on(t.assigneeId, t.answerBy),
    index("cases_email").on(t.email),
    index("cases_address").on(sql`lower(${t.email})`),
    index("cases_closed_at").on(t.closedAt).where(sql`${t.erasedAt} is null`),
    check("cases_kind", oneOf(t.kind, caseKindNames)),
    check("cases_state", oneOf(t.state, caseStateNames)),
    check("cases_plate", isPlate(t.licenseplate)),
    check("cases_snoozed", sql`(${t.snoozedUntil} is null) = (${t.snoozedBy} is null)`),
    check("cases_closed", sql`(${t.state} = 'closed') = (${t.closedAt} is not null)`),
    check(
      "cases_erased",
      sql`${t.erasedAt} is null or (${t.name} is null and ${t.email} is null and ${t.phoneNumber} is null and ${t.licenseplate} is null and ${t.answers} is null)`,
    ),
  ],
);

/** What has happened, in order. Triggers refuse to change or remove a row. */
export const caseLog = pgTable(
  "case_log",
  {
    caseId: integer("case_id")
      .notNull()
      .references(() => cases.id),
    place: integer("place").notNull(),
    event: text("event").$type<CaseEvent>().notNull(),
    by: text("by").$type<CaseActor>().notNull(),
    at: moment("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.caseId, t.place] }),
    check("case_log_event", oneOf(t.event, caseEventNames)),
    check("case_log_by", oneOf(t.by, caseActors)),
  ],
);

/** What was written, both ways; belongs to an event of the log. Only the retention job removes it. */
export const caseMessages = pgTable(
  "case_messages",
  {
    caseId: integer("case_id").notNull(),
    place: integer("place").notNull(),
    /** Who wrote it, as the other one reads it. */
    author: text("author").notNull(),
    text: text("text").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.caseId, t.place] }),
    foreignKey({ columns: [t.caseId, t.place], foreignColumns: [caseLog.caseId, caseLog.place] }),
  ],
);

/** Files of a message; `file` is its name in the file store, `upload` the hash of the upload it came by. */
export const caseAttachments = pgTable(
  "case_attachments",
  {
    caseId: integer("case_id").notNull(),
    place: integer("place").notNull(),
    at: integer("at").notNull(),
    name: text("name").notNull(),
    type: text("type", { enum: ["application/pdf", "image/jpeg"] }).notNull(),
    bytes: integer("bytes").notNull(),
    file: text("file").notNull(),
    upload: text("upload"),
  },
  (t) => [
    primaryKey({ columns: [t.caseId, t.place, t.at] }),
    foreignKey({ columns: [t.caseId, t.place], foreignColumns: [caseMessages.caseId, caseMessages.place] }),
  ],
);

/** The same post twice is one case: what was sent under a key, and the case it became. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    scope: text("scope").notNull(),
    key: text("key").notNull(),
    request: text("request").notNull(),
    caseId: integer("case_id").references(() => cases.id),
    at: moment("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index("idempotency_keys_at").on(t.at)],
);
