import { afterAll, expect, test } from "vitest";
import { cases } from "#features/cases/storage/cases.table.ts";
import { addBid } from "#features/trade-in/storage/bid-log.ts";
import { aBid } from "#tests/a-bid.ts";
import { aPlate } from "#tests/any-plate.ts";
import { openCase } from "./a-contact-case.ts";
import { siteThatProposes } from "./proposing.ts";

/** A Monday at noon; tests that need a later hour move it. */
let now = new Date("2026-11-16T11:00:00Z");

const site = await siteThatProposes(() => now);
afterAll(() => site.close());

type News = {
  unread: number;
  list: { id: number; says: string; about: string; to: string; isRead: boolean }[];
};
type Role = "Salesman" | "Purchaser" | "Admin";
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const newsOf = async (role: Role) =>
  (await site.staff("/api/staff/news", undefined, role)).json as unknown as News;
const markRead = (body: object, role: Role = "Salesman") => site.staff("/api/staff/news/read", body, role);

const aCase = (form?: string, more?: object) => openCase(site.request, form, more);
const taken = async (role: Role = "Salesman") => {
  const number = await aCase();
  await site.staff(`/api/staff/cases/${number}/assign`, { to: `id-${role}` }, role);
  return number;
};
const snooze = (number: string, body: object, role: Role = "Salesman") =>
  site.staff(`/api/staff/cases/${number}/snooze`, body, role);
async function queueOf(role: Role = "Salesman") {
  const { json } = await site.staff("/api/staff/today", undefined, role);
  return json.queue as unknown as Record<string, { number: string; snoozedBy: string | null }[]>;
}
const has = (list: { number: string }[] | undefined, number: string) =>
  list?.some((one) => one.number === number) ?? false;

test("[SNOOZE-1] [SNOOZE-3] [SNOOZE-4] a case of one's own is out of the queue till its time, everybody sees by whom, and it comes back by itself", async () => {
  const number = await taken();
  expect((await snooze(number, { choice: "tomorrow" })).status).toBe(200);
  const put = await queueOf();
  expect(has(put.snoozed, number)).toBe(true);
  expect(has([...(put.late ?? []), ...(put.today ?? []), ...(put.later ?? [])], number)).toBe(false);
  const seen = { snoozedBy: "Salesman", snoozedUntil: "2026-11-17T07:00:00.000Z" };
  expect((await site.staff(`/api/staff/cases/${number}`, undefined, "Admin")).json).toMatchObject(seen);
  const { json } = await site.staff("/api/staff/cases?view=open", undefined, "Purchaser");
  expect(json.list).toContainEqual(expect.objectContaining({ number, ...seen }));
  const audit = await site.staff(`/api/staff/audit?subject=${number}`, undefined, "Admin");
  expect(audit.json).toContainEqual(expect.objectContaining({ label: "Sköt upp ärendet" }));
  later(20 * 60 + 1);
  const back = await queueOf();
  expect(has(back.snoozed, number)).toBe(false);
  expect(has(back.later, number) || has(back.today, number) || has(back.late, number)).toBe(true);
  expect((await site.staff(`/api/staff/cases/${number}`)).json).toMatchObject({ snoozedUntil: null });
});

test("[SNOOZE-1] who wants it back has it at once; another's, a closed one and no time at all are refused", async () => {
  const number = await taken();
  await snooze(number, { choice: "hour" });
  expect((await snooze(number, { choice: "now" })).status).toBe(200);
  expect(has((await queueOf()).snoozed, number)).toBe(false);
  expect((await snooze(number, { choice: "hour" }, "Admin")).status).toBe(409);
  for (const [body, message] of [
    [{ choice: "own", at: "snart" }, "Skriv dag och klockslag"],
    [{ choice: "own", at: "2020-01-01T10:00" }, "Välj en tid som inte har varit"],
  ] as const)
    expect(await snooze(number, body)).toMatchObject({ status: 422, errors: [{ field: "at", message }] });
  expect((await snooze(number, { choice: "aldrig" })).status).toBe(422);
  await site.staff(`/api/staff/cases/${number}/tell`, {
    event: "closed",
    seen: 1,
    reason: "Kunden har ringt och dragit tillbaka frågan",
  });
  expect((await snooze(number, { choice: "hour" })).status).toBe(409);
});

test("[SNOOZE-2] not past the day on which money has to be back", async () => {
  const number = await taken();
  await site.db.update(cases).set({ kind: "withdrawal" });
  const refused = await snooze(number, { choice: "own", at: "2026-12-15T08:00" });
  expect(refused).toMatchObject({ status: 422, title: expect.stringContaining("Tiden enligt lag går ut") });
  expect((await snooze(number, { choice: "tomorrow" })).status).toBe(200);
  await site.db.update(cases).set({ kind: "contact" });
});

test("[SNOOZE-3] [BELL-1] [BELL-2] when the customer writes it is back at once, and the bell says so; twice before it is read is one line", async () => {
  const number = await taken();
  await snooze(number, { choice: "monday" });
  const before = (await newsOf("Salesman")).unread;
  const receipt = await site.letter("case-receipt");
  const page = /"(\/arende\/[^"]+\/)"/.exec(receipt?.said ?? "")?.[1] ?? "";
  for (const text of ["Hur går det?", "Hallå?"]) {
    later(1);
    expect((await site.post(page, { message: text })).status).toBeLessThan(400);
  }
  expect(has((await queueOf()).snoozed, number)).toBe(false);
  const { unread, list } = await newsOf("Salesman");
  expect(unread).toBe(before + 1);
  expect(list[0]).toMatchObject({
    says: "Kunden har svarat",
    to: `/personal/arenden/${number.toLowerCase()}/`,
    isRead: false,
  });
  expect(JSON.stringify(list)).not.toMatch(/Karin|@/);
});

test("[BELL-1] [BELL-3] who is given a case is told, who takes one is not; what is read stays read, and only one's own can be marked", async () => {
  const number = await aCase();
  await site.staff("/api/staff/today", undefined, "Purchaser");
  await site.staff(`/api/staff/cases/${number}/assign`, { to: "id-Purchaser" }, "Admin");
  const given = (await newsOf("Purchaser")).list[0];
  expect(given).toMatchObject({ says: "Du har fått ett ärende", isRead: false });
  await markRead({ id: given?.id ?? 0 }, "Salesman");
  expect((await newsOf("Purchaser")).unread).toBe(1);
  await markRead({ id: given?.id ?? 0 }, "Purchaser");
  expect(await newsOf("Purchaser")).toMatchObject({ unread: 0, list: [{ isRead: true }] });
  await taken("Purchaser");
  expect((await newsOf("Purchaser")).unread).toBe(0);
  expect((await markRead({ which: "all" })).status).toBe(422);
});

test("[BELL-1] [BELL-5] a proposal that is opened and accepted, and a car of one's own that is reserved, ring for whoever made, bought or offered it", async () => {
  await markRead({ upTo: 1_000_000 });
  await addBid(
    site.db,
    aBid({
      licenseplate: aPlate("abc123"),
      bid: 200_000,
      estimatedSalePrice: 280_000,
      staffId: "id-Purchaser",
      staffName: "Purchaser",
      at: now,
    }),
  );
  const { id, page } = await site.sent();
  later(1);
  await site.shown(page);
  later(1);
  const { version, hash } = await site.shown(page);
  const accepted = { steg: "godkann", isOfAge: "on", version, kontrollsumma: hash, namn: "Omar Ek" };
  expect((await site.post(page, accepted)).status).toBe(303);
  const { list } = await newsOf("Salesman");
  const fresh = list.filter(({ isRead }) => !isRead).map(({ says }) => says);
  expect(fresh).toEqual([
    "Kunden har godkänt din offert",
    // What is accepted is held.
    "Din bil är reserverad",
    "Kunden har öppnat din offert",
  ]);
  expect(list[0]).toMatchObject({ to: `/personal/offerter/${id}/` });
  expect((await newsOf("Purchaser")).list[0]).toMatchObject({
    says: "Din bil är reserverad",
    to: "/personal/bokningar/",
  });
  // To everybody else it is a reservation that nobody has taken, and no news of their own.
  const { list: others } = await newsOf("Admin");
  expect(others.filter(({ isRead }) => !isRead)).toEqual([]);
});

test("[DESK-14] an answer is saved as a template for oneself, by an admin for all; a name is used once, and each removes what is theirs", async () => {
  const save = (body: object, role: Role = "Salesman") => site.staff("/api/staff/templates", body, role);
  const number = await aCase();
  const offered = async (role: Role) =>
    (await site.staff(`/api/staff/cases/${number}`, undefined, role)).json.templates as unknown as {
      id: number;
      title: string;
    }[];
  const mine = { title: "Nycklar", text: "Hej {namn}! Båda följer med.", kind: "contact" };
  expect((await save(mine)).status).toBe(200);
  expect(await offered("Salesman")).toMatchObject([{ title: "Nycklar", kind: "contact", isShared: false }]);
  expect(await offered("Purchaser")).toEqual([]);
  for (const title of ["nycklar", "Vi återkommer"])
    expect(await save({ ...mine, title })).toMatchObject({
      status: 422,
      errors: [{ field: "title", message: "Det finns redan en mall med det namnet" }],
    });
  expect(await save({ title: " ", text: "" })).toMatchObject({
    status: 422,
    title: "Ge mallen ett namn | Skriv mallens text",
  });
  expect((await save({ ...mine, title: "Alla", isShared: true })).status).toBe(403);
  expect((await save({ ...mine, title: "Alla", isShared: true }, "Admin")).status).toBe(200);
  const [shared] = await offered("Purchaser");
  expect(shared).toMatchObject({ title: "Alla", isShared: true });
  const remove = (role: Role) => site.staff("/api/staff/templates/remove", { id: shared?.id }, role);
  expect((await remove("Salesman")).status).toBe(404);
  expect((await remove("Admin")).status).toBe(200);
  expect(await offered("Purchaser")).toEqual([]);
});
