import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "#platform/db/database.ts";
import { consumeToken } from "#platform/http/rate-buckets.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { eraseCases, findClosedCases, findInactiveCases, purgeSubmissions } from "./case-retention.ts";
import { caseLog, caseMessages, cases } from "./cases.table.ts";
import { changeCase, findCase, insertCase, lockCase } from "./cases.ts";
import { claimSubmission, saveSubmission } from "./submissions.ts";

const now = new Date("2026-11-16T12:00:00Z");
const later = new Date("2026-11-17T12:00:00Z");
const aCase = {
  kind: "contact",
  subject: "Provkörning",
  storeSlug: "uppsala",
  licenseplate: null,
  name: "Karin Exempel",
  email: "karin@example.com",
  phoneNumber: null,
  answers: [{ label: "Namn", text: "Karin Exempel" }],
  openedAt: now,
  answerBy: later,
} as const;
const hello = { author: "Karin Exempel", text: "Hej!" };

async function empty(db: Database) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.retention', 'on', true)`);
    await tx.execute(
      sql`delete from case_attachments; delete from case_messages; delete from case_log; delete from idempotency_keys;
        delete from cases; delete from rate_buckets`,
    );
  });
}

onBothDatabases((database) => {
  beforeEach(() => empty(database().db));
  const open = () => database().db.transaction((tx) => insertCase(tx, aCase, hello));

  test("[DATA-90] a case has its number, the first line of its log and what was written; or there is nothing", async () => {
    const { db } = database();
    const { number } = await open();
    expect(await findCase(db, number)).toMatchObject({
      ...aCase,
      state: "received",
      log: [{ place: 0, event: "opened", by: "customer", message: { ...hello, attachments: [] } }],
    });
    await db
      .transaction(async (tx) => {
        await insertCase(tx, aCase, hello);
        throw new Error("no receipt");
      })
      .catch(() => {});
    expect(await db.$count(cases)).toBe(1);
    expect(await findCase(db, "000000A")).toBeNull();
  });

  test("[DATA-91] those who write at the same time get a line each", async () => {
    const { db } = database();
    const { id, number } = await open();
    const write = (text: string) =>
      db.transaction(async (tx) => {
        await lockCase(tx, number);
        const message = { author: "Karin", text };
        const addition = { event: "customerWrote", by: "customer", at: later, message } as const;
        await changeCase(tx, id, addition, { state: "received", answerBy: later });
      });
    await Promise.all(["a", "b", "c", "d"].map(write));
    const log = (await findCase(db, number))?.log ?? [];
    expect(log.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4]);
    expect(log.map(({ message }) => message?.text).toSorted()).toEqual(["Hej!", "a", "b", "c", "d"]);
  });

  test("[DATA-92] the same post twice, also at the same time, is one case; another under its key is told apart", async () => {
    const { db } = database();
    const key = { scope: "contact", key: "k", request: "hash", at: now, notBefore: new Date(0) };
    const post = (request = "hash") =>
      db.transaction(async (tx) => {
        const before = await claimSubmission(tx, { ...key, request });
        if (before !== null) return before;
        const { id, number } = await insertCase(tx, aCase, hello);
        await saveSubmission(tx, key, id);
        return { number };
      });
    const numbers = (await Promise.all([post(), post(), post()])).map((one) =>
      one === "other" ? one : one.number,
    );
    expect(new Set(numbers).size).toBe(1);
    expect(await db.$count(cases)).toBe(1);
    expect(await post("another")).toBe("other");
    await purgeSubmissions(db, later);
    await post("another");
    expect(await db.$count(cases)).toBe(2);
  });

  test("[DATA-93] nobody changes or removes what has happened; the retention job leaves what can be counted", async () => {
    const { db } = database();
    const { id, number } = await open();
    const refusal = /append-only/;
    const reason = (work: Promise<unknown>) =>
      work.then(
        () => "done",
        (error) => String(error.cause ?? error),
      );
    expect(await reason(db.update(caseLog).set({ at: later }).execute())).toMatch(refusal);
    expect(await reason(db.delete(caseLog).execute())).toMatch(refusal);
    expect(await reason(db.update(caseMessages).set({ text: "" }).execute())).toMatch(refusal);
    expect(await reason(db.delete(caseMessages).execute())).toMatch(refusal);

    const close = { event: "closed", by: "customer", at: now, message: null } as const;
    await db.transaction((tx) => changeCase(tx, id, close, { state: "closed", answerBy: null }));
    expect(await findClosedCases(db, now, 10)).toEqual([]);
    expect(await findClosedCases(db, later, 10)).toEqual([{ id, kind: "contact", closedAt: now }]);
    await db.transaction((tx) => eraseCases(tx, [id], later));
    expect(await findClosedCases(db, later, 10)).toEqual([]);
    const left = await findCase(db, number);
    expect(left).toMatchObject({
      kind: "contact",
      storeSlug: "uppsala",
      erasedAt: later,
      name: null,
      email: null,
    });
    expect(JSON.stringify(left)).not.toMatch(/Karin|Hej|karin|Provkörning/);
    expect(left?.log.map(({ event }) => event)).toEqual(["opened", "closed"]);
    expect(await reason(db.delete(caseLog).where(eq(caseLog.caseId, id)).execute())).toMatch(refusal);
  });

  test("[DATA-93] a case in which nothing has happened for long is found", async () => {
    const { db } = database();
    const { number } = await open();
    expect(await findInactiveCases(db, ["received"], now, 10)).toEqual([]);
    expect(await findInactiveCases(db, ["received"], later, 10)).toEqual([number]);
    expect(await findInactiveCases(db, ["answered"], later, 10)).toEqual([]);
  });

  test("[DATA-94] of many who ask at once as many get through as there are tokens, each key by itself", async () => {
    const { db } = database();
    const bucket = { burst: 3, perSecond: 1e-9 };
    const asked = await Promise.all(
      Array.from({ length: 12 }, () => consumeToken(db, "contact:1.2.3.4", bucket)),
    );
    expect(asked.filter(Boolean)).toHaveLength(3);
    expect(await consumeToken(db, "contact:1.2.3.5", bucket)).toBe(true);
  });
});
