import { eq, like, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { purgeCases } from "#features/cases/service/purge-cases.ts";
import { cases } from "#features/cases/storage/cases.table.ts";
import { rateBuckets } from "#platform/http/rate-buckets.table.ts";
import { mailOptOuts, mails } from "#platform/mail/mails.table.ts";
import { ownPage, postingTo } from "./posting.ts";

const site = await postingTo();
afterAll(() => site.close());

const tip = (friendEmail: string, more: Record<string, string> = {}) => ({
  friendEmail,
  licenseplate: "",
  name: "Karin Exempel",
  email: "karin.tipsar@example.com",
  message: "Den här är något för dig.",
  ...more,
});

test("[FRIEND-2] the friend gets one letter that says who sent it, with the car and the way back to the sender", async () => {
  const { rows } = await site.stocked.execute<{ licenseplate: string; title: string }>(
    sql`select licenseplate, title from cars where status = 130 limit 1`,
  );
  const { licenseplate = "", title = "" } = rows[0] ?? {};
  const response = await site.post("/friends/", tip("Bo.Van@example.com", { licenseplate }));
  expect(response.status).toBe(303);
  const [letter, ...more] = await site.emailsTo("bo.van@example.com");
  expect(more).toEqual([]);
  expect(letter).toMatchObject({
    kind: "friend-tip",
    replyTo: "karin.tipsar@example.com",
    topic: "friends",
    state: "waiting",
    subject: `Karin Exempel tipsar dig om en ${title}`,
  });
  const said = JSON.stringify(letter?.blocks);
  for (const part of ["karin.tipsar@example.com", "Den här är något för dig.", "/kopa-bil/"])
    expect(said).toContain(part);
  const page = await site.get(response.headers.get("location") ?? "");
  expect(page.html).toContain("Efter 30 dagar");
  const [row] = await site.db.select().from(cases).where(eq(cases.email, "karin.tipsar@example.com"));
  expect(row).toMatchObject({ kind: "friend", state: "closed", answerBy: null });
  const toUs = await site.db
    .select()
    .from(mails)
    .where(like(mails.messageKey, `case-to-us:${row?.number}:%`));
  expect(toUs).toEqual([]);
});

test("[FRIEND-2] many who tip one address give it one letter a day, and none when its owner has said no", async () => {
  for (const at of [1, 2, 3]) {
    const sender = { email: `sender${at}@example.com`, message: `Hej ${at}` };
    expect((await site.post("/friends/", tip("bombad@example.com", sender))).status).toBe(303);
  }
  expect(await site.emailsTo("bombad@example.com")).toHaveLength(1);
  await site.db.insert(mailOptOuts).values({ address: "nej@example.com", topic: "friends" });
  const quiet = await site.post("/friends/", tip("nej@example.com"));
  expect(quiet.status).toBe(303);
  expect((await site.emailsTo("nej@example.com")).map(({ state }) => state)).toEqual(["held"]);
});

test("[FRIEND-2] one sender is told to wait after five", async () => {
  const node = await postingTo({ isRateLimited: true, isBehindProxy: true, db: site.db });
  await site.db.delete(rateBuckets);
  const statuses = [];
  for (let at = 0; at < 7; at++) {
    const sent = tip(`van${at}@example.com`, { email: `jag${at}@example.com` });
    const headers = { ...ownPage, "x-forwarded-for": "203.0.113.9" };
    statuses.push((await node.post("/friends/", sent, headers)).status);
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429]);
  await node.close();
});

test("[FRIEND-3] after 30 days neither address is left in the case", async () => {
  await site.post("/friends/", tip("gammal@example.com", { email: "avsandare@example.com" }));
  const [row] = await site.db.select().from(cases).where(eq(cases.email, "avsandare@example.com"));
  expect(JSON.stringify(row?.answers)).toContain("gammal@example.com");
  const later = (days: number) => new Date(Date.now() + days * 86_400_000);
  const find = async () =>
    (
      await site.db
        .select()
        .from(cases)
        .where(eq(cases.id, row?.id ?? -1))
    )[0];
  await purgeCases(site.db, later(28));
  expect((await find())?.erasedAt).toBeNull();
  await purgeCases(site.db, later(31));
  expect(await find()).toMatchObject({ email: null, answers: null, kind: "friend" });
});
