import { afterAll, expect, test } from "vitest";
import type { StaffRole } from "#platform/auth/permissions.ts";
import { recordSignIn } from "#platform/staff/audit.ts";
import { auditLog } from "#platform/staff/audit-log.table.ts";
import { openCase } from "./a-contact-case.ts";
import { siteWithStaff } from "./site-with-reservations.ts";

const site = await siteWithStaff();
afterAll(() => site.close());

type Json = Record<string, unknown> & { title?: string };

const call = (path: string, role: StaffRole, body?: object) => site.staff<Json>(path, body, role);

const aCase = () => openCase(site.request);

const caseOf = (number: string) => `/api/staff/cases/${number}`;

test("[DESK-1] [DESK-2] a new case is nobody's; who takes it has it in their own queue", async () => {
  const number = await aCase();
  const before = await call("/api/staff/cases?view=unassigned", "Salesman");
  expect(JSON.stringify(before.json)).toContain(number);
  expect((await call(`${caseOf(number)}/assign`, "Salesman", { to: "id-Salesman" })).status).toBe(200);
  const { json } = await call("/api/staff/today", "Salesman");
  // What its tab counts is what it shows.
  expect(json.counts).toMatchObject({ unassigned: (json.unassigned as unknown[]).length });
  const queue = json.queue as Record<string, { number: string; state: string }[]>;
  expect(Object.values(queue).flat()).toContainEqual(
    expect.objectContaining({ number, state: "inProgress" }),
  );
  const others = await call("/api/staff/today", "Purchaser");
  expect(JSON.stringify(others.json.queue)).not.toContain(number);
});

test("[DESK-3] a case says who asks, what may be done and when an answer is promised; it is given to a colleague, or to nobody", async () => {
  const number = await aCase();
  const { json } = await call(caseOf(number), "Salesman");
  expect(json).toMatchObject({ name: "Karin Exempel", state: "received", assigneeId: null });
  expect(json.may).toEqual(["answered", "askedCustomer", "decided", "closed"]);
  expect(json.answerBy).toEqual(expect.any(String));
  expect((await call(`${caseOf(number)}/assign`, "Salesman", { to: "id-nobody-knows" })).status).toBe(422);
  await call("/api/staff/today", "Purchaser");
  expect((await call(`${caseOf(number)}/assign`, "Salesman", { to: "id-Purchaser" })).status).toBe(200);
  expect((await call(caseOf(number), "Salesman")).json).toMatchObject({ assigneeName: "Purchaser" });
  expect((await call(`${caseOf(number)}/assign`, "Salesman", { to: "" })).status).toBe(200);
  expect((await call(caseOf(number), "Salesman")).json).toMatchObject({ assigneeId: null });
});

test("[DESK-5] a case can be given to those who have done something lately", async () => {
  await call("/api/staff/today", "Admin");
  const { json } = await call(caseOf(await aCase()), "Salesman");
  expect(json.colleagues).toContainEqual({ id: "id-Admin", name: "Admin" });
});

test("[DESK-4] an answer reaches the customer by mail; who answers has the case, unless it is somebody's; who has not read the last word is told, and nothing is sent", async () => {
  const number = await aCase();
  const tell = (body: object) => call(`${caseOf(number)}/tell`, "Salesman", body);
  expect(await tell({ event: "answered", text: " ", seen: 0 })).toMatchObject({
    status: 422,
    json: { errors: [{ field: "text", message: "Skriv ett svar" }] },
  });
  expect((await tell({ event: "answered", text: "Ja, båda följer med.", seen: 0 })).status).toBe(200);
  expect(await site.letter("case-answer")).toMatchObject({ to: "karin@example.com" });
  expect((await call(caseOf(number), "Salesman")).json).toMatchObject({ assigneeId: "id-Salesman" });
  const letters = await site.countMails();
  expect(await tell({ event: "answered", text: "En gång till.", seen: 0 })).toMatchObject({ status: 409 });
  expect(await site.countMails()).toBe(letters);
  expect((await tell({ event: "closed", seen: 1 })).status).toBe(200);
  expect(await site.countMails()).toBe(letters);
  expect((await call(caseOf(number), "Salesman")).json).toMatchObject({ state: "closed", may: ["reopened"] });
  expect((await tell({ event: "answered", text: "Hej", seen: 2 })).status).toBe(409);
  expect((await tell({ event: "reopened", seen: 2 })).status).toBe(200);
  await call(`${caseOf(number)}/assign`, "Salesman", { to: "id-Salesman" });
  const { log } = (await call(caseOf(number), "Admin")).json as { log?: { place: number }[] };
  const seen = log?.at(-1)?.place ?? 0;
  await call(`${caseOf(number)}/tell`, "Admin", { event: "answered", text: "Hej igen", seen });
  expect((await call(caseOf(number), "Admin")).json).toMatchObject({ assigneeId: "id-Salesman" });
});

test("[AUDIT-1] [AUDIT-2] [AUDIT-3] looks and changes are noted with who and what; the same look is noted once, what was refused not at all", async () => {
  const number = await aCase();
  await call(caseOf(number), "Salesman");
  await call(caseOf(number), "Salesman");
  await call(`${caseOf(number)}/tell`, "Salesman", { event: "answered", text: "Hej", seen: 7 });
  await call(`${caseOf(number)}/tell`, "Salesman", { event: "answered", text: "Hej", seen: 0 });
  const { json } = await call(`/api/staff/audit?subject=${number}`, "Admin");
  expect(json).toMatchObject([
    { staffName: "Admin", label: "Läste granskningsloggen", kind: "lookUp" },
    { staffName: "Salesman", label: "Gav ärendet en ansvarig", note: "Salesman" },
    { staffName: "Salesman", label: "Svarade kunden", kind: "change", subject: number },
    { staffName: "Salesman", label: "Öppnade ärendet", kind: "lookUp", subject: number },
  ]);
});

test("[AUDIT-8] what somebody searched for is not in the log, which nobody can change", async () => {
  const words = new URLSearchParams({ text: "Karin Exempel" });
  await call(`/api/staff/search?${words}`, "Salesman");
  await call(`/api/staff/cases?${words}`, "Salesman");
  const { json } = await call("/api/staff/audit", "Admin");
  const subjects = (json as unknown as { subject: string }[]).map(({ subject }) => subject);
  expect(subjects).toEqual(expect.arrayContaining(["Alla öppna: ord", "sök: ord"]));
  expect(JSON.stringify(json).toLowerCase()).not.toContain("karin");
});

test("[AUDIT-4] the log is read by an admin, the newest first, page by page", async () => {
  const { json } = await call("/api/staff/audit", "Admin");
  const rows = json as unknown as { id: number }[];
  expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted((one, other) => other - one));
  const first = rows[0]?.id ?? 0;
  const older = (await call(`/api/staff/audit?before=${first}`, "Admin")).json as unknown as { id: number }[];
  expect(older.every(({ id }) => id < first)).toBe(true);
});

test("[AUDIT-7] sign-ins are noted, right and refused; what was typed for an account that there is none of is not, and who has only signed in is no colleague", async () => {
  const elin = { id: "id-elin", name: "Elin Rönn", username: "elin@example.com" };
  await recordSignIn(site.db, { user: elin, isRight: true }, new Date());
  await recordSignIn(site.db, { user: elin, isRight: false }, new Date());
  await recordSignIn(site.db, { user: null, isRight: false }, new Date());
  const { json } = await call("/api/staff/audit?subject=elin@example.com", "Admin");
  expect(json).toMatchObject([
    { label: "Läste granskningsloggen" },
    { staffName: "Elin Rönn", label: "Nekades inloggning" },
    { staffName: "Elin Rönn", label: "Loggade in" },
  ]);
  const unknown = await call(`/api/staff/audit?${new URLSearchParams({ subject: "okänt konto" })}`, "Admin");
  expect(JSON.stringify(unknown.json)).toContain("Nekades inloggning");
  const { json: read } = await call(caseOf(await aCase()), "Salesman");
  expect(JSON.stringify(read.colleagues)).not.toContain("Elin");
  expect(JSON.stringify(read.colleagues)).not.toContain("Okänd");
});

test("[AUDIT-5] nobody can change or remove a line of the log", async () => {
  await call("/api/staff/today", "Admin");
  await expect(site.db.update(auditLog).set({ staffName: "Another" })).rejects.toThrow();
  await expect(site.db.delete(auditLog)).rejects.toThrow();
});

test("[DESK-6] an admin sees letters that reach nobody and what was given up, and begins it anew", async () => {
  const { json } = await call("/api/staff/jobs", "Admin");
  // More letters than a stranger is sent in a day: the last ones are held.
  expect(json).toMatchObject({
    dead: [],
    mails: expect.arrayContaining([expect.objectContaining({ state: "held" })]),
  });
  expect((await call("/api/staff/jobs/revive", "Admin", { which: "all" })).json).toEqual({ revived: 0 });
  expect((await call("/api/staff/jobs/revive", "Admin", { which: "x" })).status).toBe(422);
});

test("[DESK-7] one field finds cases by number, name and address", async () => {
  const number = await aCase();
  for (const text of [number, `${number.slice(0, 2)} ${number.slice(2)}`, "karin ex", "karin@example"]) {
    const { json } = await call(`/api/staff/search?${new URLSearchParams({ text })}`, "Salesman");
    expect(JSON.stringify(json.cases), text).toContain(number);
  }
  const { json } = await call("/api/staff/search?text=finns%20inte", "Salesman");
  expect(json).toEqual({ cars: [], cases: [], reservations: [] });
});

test("[DESK-22] a case that waits for us is closed with a reason, which stands among the notes; it is found closed, and opened again it is as late as before", async () => {
  const number = await aCase();
  const tell = (body: object) => call(`${caseOf(number)}/tell`, "Salesman", { text: "", ...body });
  const { json: before } = await call(caseOf(number), "Salesman");
  expect(before.closingConcern).toEqual(expect.any(String));
  const refused = await tell({ event: "closed", seen: 0 });
  expect([refused.status, refused.json.errors]).toEqual([
    422,
    [{ field: "reason", message: "Skriv varför ärendet stängs" }],
  ]);
  expect((await call(caseOf(number), "Salesman")).json.state).toBe("received");
  expect((await tell({ event: "closed", seen: 0, reason: "Dubblett" })).status).toBe(200);
  const { json: closed } = await call(caseOf(number), "Salesman");
  expect(closed.notes).toEqual([expect.objectContaining({ text: "Stängt: Dubblett" })]);
  const found = await call(`/api/staff/search?text=${number}`, "Salesman");
  expect(JSON.stringify(found.json)).toContain(`"state":"closed"`);
  expect((await tell({ event: "reopened", seen: 1 })).status).toBe(200);
  const { json: again } = await call(caseOf(number), "Salesman");
  expect([again.state, again.answerBy]).toEqual(["received", before.answerBy]);
});

test("[DESK-22] what we have answered is closed by a click", async () => {
  const number = await aCase();
  await call(`${caseOf(number)}/tell`, "Salesman", { event: "answered", text: "Ja.", seen: 0 });
  const { json } = await call(caseOf(number), "Salesman");
  const seen = (json.log as unknown[]).length - 1;
  expect(json.closingConcern).toBeNull();
  expect((await call(`${caseOf(number)}/tell`, "Salesman", { event: "closed", text: "", seen })).status).toBe(
    200,
  );
});
