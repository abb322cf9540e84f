import * as z from "zod";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import type { Database } from "#platform/db/database.ts";
import { Refusal } from "#platform/http/problem.ts";
import { findColleagues } from "#platform/staff/colleagues.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import type { CaseServices } from "../case-services.ts";
import { auditedSearch } from "../rules/audited-search.ts";
import { closingConcern } from "../rules/case-closing.ts";
import { caseKindNames } from "../rules/case-kinds.ts";
import { caseLaw } from "../rules/case-law.ts";
import { stateAfter } from "../rules/case-states.ts";
import { type CaseView, caseViewNames, caseViews } from "../rules/case-views.ts";
import { parseTime, snoozeChoiceNames, snoozeTime, stillSnoozed } from "../rules/snooze.ts";
import { lateReply } from "../rules/waiting-since.ts";
import type { StaffCaseOutcome, StaffEvent } from "../service/staff-cases.ts";
import { messageEvents, staffEvents } from "../service/staff-cases.ts";
import { findTemplates } from "../storage/answer-templates.ts";
import { findSaleOf } from "../storage/case-sale.ts";
import type { CaseDetails } from "../storage/cases.ts";
import { caseNumber as number } from "./case-number-parameter.ts";

type Uses = { cases: CaseServices; db: Database; stock: LiveCatalogue };

const unknownCase = () => new Refusal({ status: 404, title: "Ärendet finns inte" });

async function caseDetails(requested: string | undefined, request: StaffRequest<Uses>): Promise<CaseDetails> {
  const caseRecord = requested === undefined ? null : await request.cases.byStaff.find(requested);
  if (caseRecord === null) throw unknownCase();
  return caseRecord;
}

/** A car of ours by its name, for templates and the page. */
function carOf({ licenseplate }: CaseDetails, { stock }: StaffRequest<Uses>): { title: string } | null {
  const { listed, sold } = stock.catalogs();
  const car =
    licenseplate && (findCarWithPlate(listed, licenseplate) ?? findCarWithPlate(sold, licenseplate));
  return car ? { title: car.title } : null;
}

export const listCases = staffCall({
  method: "GET",
  path: "/api/staff/cases",
  permission: "workCases",
  title: "Ärenden i en vy",
  parameters: {
    view: { in: "query", about: "Vyn", schema: z.enum(caseViewNames as [CaseView]), example: "mine" },
    kind: {
      in: "query",
      about: "Slag av ärende",
      // Texts are read in lower case.
      schema: z.string().transform((text, context) => {
        const kind = caseKindNames.find((name) => name.toLowerCase() === text);
        if (kind === undefined) context.addIssue("Slaget finns inte");
        return kind ?? z.NEVER;
      }),
    },
    store: { in: "query", about: "Butik, som i adresser", schema: z.string() },
    text: {
      in: "query",
      about: "Del av nummer, regnr, namn, adress eller rubrik",
      schema: z.string().max(100),
    },
  },
  body: null,
  audit: {
    action: "cases.list",
    subjectOf: ({ view = "open", text }) =>
      [caseViews[view], text && auditedSearch(text)].filter(Boolean).join(": "),
  },
  handle: async ({ view = "open", ...requested }, _, request: StaffRequest<Uses>) => {
    const cases = request.cases.byStaff;
    const staffId = request.staffUser.id;
    const [list, counts] = await Promise.all([
      cases.list({ view, staffId, ...requested }),
      cases.counts(staffId, requested.store),
    ]);
    return { list, counts, stores: request.stock.catalogs().chain.labels };
  },
});

/** All that was said and done, with what may be done now. */
export const readCase = staffCall({
  method: "GET",
  path: "/api/staff/cases/:number",
  permission: "workCases",
  title: "Ett ärende",
  parameters: { number },
  body: null,
  audit: { action: "case.read", subjectOf: ({ number: requested }) => requested ?? "" },
  handle: async ({ number: requested }, _, request: StaffRequest<Uses>) => {
    const caseRecord = await caseDetails(requested, request);
    const { id, erasedAt, log, ...row } = caseRecord;
    const events = Object.keys(staffEvents) as StaffEvent[];
    return {
      ...row,
      ...stillSnoozed(caseRecord, request.now),
      log: log.map(({ message, ...line }) => ({
        ...line,
        message: message && {
          author: message.author,
          text: message.text,
          files: message.attachments.map(({ at, name, bytes }) => ({
            name,
            bytes,
            href: request.cases.byStaff.fileOf(row.number, line.place, at),
          })),
        },
      })),
      law: caseLaw(caseRecord, request.now),
      late: lateReply(caseRecord.log, request.now),
      closingConcern: closingConcern(caseRecord, request.now),
      may: events.filter((event) => stateAfter(row.state, event, "staff") !== null),
      notes: await request.cases.byStaff.notesOf(caseRecord),
      car: carOf(caseRecord, request),
      sale: caseRecord.licenseplate && (await findSaleOf(request.db, caseRecord.licenseplate)),
      templates: (await findTemplates(request.db, request.staffUser.id)).map(
        ({ id: templateId, title, text, kind, isShared }) => ({
          id: templateId,
          title,
          text,
          kind,
          isShared,
        }),
      ),
      others: await request.cases.byStaff.othersOf(caseRecord),
      colleagues: await findColleagues(request.db, request.now),
    };
  },
});

const unexplained = "Skriv varför ärendet stängs";

const outcomes = {
  moved: { status: 409, title: "Någon annan har gjort något i ärendet. Läs det nya och skicka igen." },
  impossible: { status: 409, title: "Det går inte i ärendets nuvarande läge." },
  unexplained: {
    status: 422,
    title: unexplained,
    errors: [{ field: "reason", message: unexplained }],
  },
} satisfies Record<Exclude<StaffCaseOutcome, "done">, ConstructorParameters<typeof Refusal>[0]>;

function resultOf(done: StaffCaseOutcome): { done: true } {
  if (done !== "done") throw new Refusal(outcomes[done]);
  return { done: true };
}

export const assignCase = staffCall({
  method: "POST",
  path: "/api/staff/cases/:number/assign",
  permission: "workCases",
  title: "Ge ärendet en ansvarig",
  parameters: { number },
  body: z.object({ to: z.string("Välj en ansvarig").max(100) }),
  audit: "change",
  handle: async ({ number: requested }, { to }, request: StaffRequest<Uses>) => {
    await caseDetails(requested, request);
    const colleagues = await findColleagues(request.db, request.now);
    const { id, name } = request.staffUser;
    const assignee = to === id ? { id, name } : (colleagues.find((one) => one.id === to) ?? null);
    if (to !== "" && assignee === null) throw wrong("to", "Välj en ansvarig");
    return resultOf(
      await request.cases.byStaff.assign({
        number: requested ?? "",
        to: assignee,
        by: request.staffUser,
        note: request.note,
      }),
    );
  },
});

/** Reckoned by our clock, whatever that of the machine says. */
export const snoozeCase = staffCall({
  method: "POST",
  path: "/api/staff/cases/:number/snooze",
  permission: "workCases",
  title: "Skjut upp ett eget ärende, eller ta tillbaka det",
  parameters: { number },
  body: z.object({
    choice: z.enum([...snoozeChoiceNames, "now"], "Välj till när"),
    at: z.string().max(40).default(""),
  }),
  audit: "change",
  handle: async ({ number: requested = "" }, { choice, at }, request: StaffRequest<Uses>) => {
    await caseDetails(requested, request);
    const { now, staffUser, note } = request;
    const until = choice === "now" ? null : choice === "own" ? parseTime(at) : snoozeTime(choice, now);
    if (choice === "own" && until === null) throw wrong("at", "Skriv dag och klockslag");
    const done = await request.cases.byStaff.snooze({ number: requested, until, staffUser, note });
    if (typeof done === "object") throw wrong("at", done.refusal);
    if (done === "impossible")
      throw new Refusal({ status: 409, title: "Bara den som har ett öppet ärende kan skjuta upp det." });
    return { done: true };
  },
});

const wrong = (field: "at" | "to", message: string) =>
  new Refusal({ status: 422, title: message, errors: [{ field, message }] });

export const addCaseNote = staffCall({
  method: "POST",
  path: "/api/staff/cases/:number/note",
  permission: "workCases",
  title: "Skriv en intern anteckning",
  parameters: { number },
  body: z.object({
    text: z
      .string("Skriv en anteckning")
      .trim()
      .min(1, "Skriv en anteckning")
      .max(2_000, "Skriv högst 2\u00a0000 tecken"),
  }),
  audit: "change",
  handle: async ({ number: requested = "" }, { text }, request: StaffRequest<Uses>) => {
    await caseDetails(requested, request);
    const { staffUser, note } = request;
    return resultOf(await request.cases.byStaff.addNote({ number: requested, text, staffUser, note }));
  },
});

export const notifyCustomer = staffCall({
  method: "POST",
  path: "/api/staff/cases/:number/tell",
  permission: "workCases",
  title: "Svara, be om mer, besluta, stäng eller öppna igen",
  parameters: { number },
  body: z
    .object({
      event: z.enum(Object.keys(staffEvents) as [StaffEvent], "Välj vad som ska hända"),
      text: z.string().trim().max(5_000, "Skriv högst 5\u00a0000 tecken").default(""),
      reason: z.string().trim().max(500, "Skriv högst 500 tecken").default(""),
      seen: z.int("Läs ärendet först"),
    })
    .refine(({ event, text }) => text !== "" || !messageEvents.includes(event), {
      path: ["text"],
      message: "Skriv ett svar",
    }),
  audit: "change",
  handle: async ({ number: requested }, requestBody, request: StaffRequest<Uses>) => {
    await caseDetails(requested, request);
    const { staffUser, note } = request;
    return resultOf(
      await request.cases.byStaff.notify({ number: requested ?? "", ...requestBody, staffUser, note }),
    );
  },
});
