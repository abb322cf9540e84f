import * as z from "zod";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
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
import { snoozeChoiceNames, snoozeTime, stillSnoozed, timeWritten } from "../rules/snooze.ts";
import { lateWords } from "../rules/waiting-since.ts";
import type { Done, StaffEvent } from "../service/staff-cases.ts";
import { staffEvents, writtenEvents } from "../service/staff-cases.ts";
import { findTemplates } from "../storage/answer-templates.ts";
import { findSaleOf } from "../storage/case-sale.ts";
import type { WholeCase } from "../storage/cases.ts";
import { caseNumber as number } from "./case-number-parameter.ts";

type Uses = { cases: CaseServices; db: Database; stock: StockInStep };

const unknownCase = () => new Refusal({ status: 404, title: "Ärendet finns inte" });

async function wholeCase(asked: string | undefined, request: StaffRequest<Uses>): Promise<WholeCase> {
  const found = asked === undefined ? null : await request.cases.byStaff.find(asked);
  if (found === null) throw unknownCase();
  return found;
}

/** A car of ours by its name, for templates and the page. */
function carOf({ licenseplate }: WholeCase, { stock }: StaffRequest<Uses>): { title: string } | null {
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
  answer: async ({ view = "open", ...asked }, _, request: StaffRequest<Uses>) => {
    const cases = request.cases.byStaff;
    const staffId = request.member.id;
    const [list, counts] = await Promise.all([
      cases.list({ view, staffId, ...asked }),
      cases.counts(staffId, asked.store),
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
  audit: { action: "case.read", subjectOf: ({ number: asked }) => asked ?? "" },
  answer: async ({ number: asked }, _, request: StaffRequest<Uses>) => {
    const found = await wholeCase(asked, request);
    const { id, erasedAt, log, ...row } = found;
    const events = Object.keys(staffEvents) as StaffEvent[];
    return {
      ...row,
      ...stillSnoozed(found, request.now),
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
      law: caseLaw(found, request.now),
      late: lateWords(found.log, request.now),
      closingConcern: closingConcern(found, request.now),
      may: events.filter((event) => stateAfter(row.state, event, "staff") !== null),
      notes: await request.cases.byStaff.notesOf(found),
      car: carOf(found, request),
      sale: found.licenseplate && (await findSaleOf(request.db, found.licenseplate)),
      templates: (await findTemplates(request.db, request.member.id)).map(
        ({ id: templateId, title, text, kind, isShared }) => ({
          id: templateId,
          title,
          text,
          kind,
          isShared,
        }),
      ),
      others: await request.cases.byStaff.othersOf(found),
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
} satisfies Record<Exclude<Done, "done">, ConstructorParameters<typeof Refusal>[0]>;

function settled(done: Done): { done: true } {
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
  answer: async ({ number: asked }, { to }, request: StaffRequest<Uses>) => {
    await wholeCase(asked, request);
    const colleagues = await findColleagues(request.db, request.now);
    const { id, name } = request.member;
    const chosen = to === id ? { id, name } : (colleagues.find((one) => one.id === to) ?? null);
    if (to !== "" && chosen === null) throw wrong("to", "Välj en ansvarig");
    return settled(
      await request.cases.byStaff.assign({
        number: asked ?? "",
        to: chosen,
        by: request.member,
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
  answer: async ({ number: asked = "" }, { choice, at }, request: StaffRequest<Uses>) => {
    await wholeCase(asked, request);
    const { now, member, note } = request;
    const until = choice === "now" ? null : choice === "own" ? timeWritten(at) : snoozeTime(choice, now);
    if (choice === "own" && until === null) throw wrong("at", "Skriv dag och klockslag");
    const done = await request.cases.byStaff.snooze({ number: asked, until, member, note });
    if (typeof done === "object") throw wrong("at", done.refusal);
    if (done === "impossible")
      throw new Refusal({ status: 409, title: "Bara den som har ett öppet ärende kan skjuta upp det." });
    return { done: true };
  },
});

const wrong = (field: "at" | "to", message: string) =>
  new Refusal({ status: 422, title: message, errors: [{ field, message }] });

export const noteCase = staffCall({
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
  answer: async ({ number: asked = "" }, { text }, request: StaffRequest<Uses>) => {
    await wholeCase(asked, request);
    const { member, note } = request;
    return settled(await request.cases.byStaff.addNote({ number: asked, text, member, note }));
  },
});

export const tellCase = staffCall({
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
    .refine(({ event, text }) => text !== "" || !writtenEvents.includes(event), {
      path: ["text"],
      message: "Skriv ett svar",
    }),
  audit: "change",
  answer: async ({ number: asked }, sent, request: StaffRequest<Uses>) => {
    await wholeCase(asked, request);
    const { member, note } = request;
    return settled(await request.cases.byStaff.tell({ number: asked ?? "", ...sent, member, note }));
  },
});
