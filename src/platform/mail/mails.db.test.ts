import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { anEmail } from "#tests/an-email.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { dailyBounds, type Email } from "./email.ts";
import { mailAttachments, mails } from "./mails.table.ts";
import { confirmAddress, joinTopic, leaveTopic, writeMail } from "./mails.ts";
import { purgeMails } from "./outbox.ts";

const email = (key: string, changes: Partial<Email> = {}) =>
  anEmail(key, { to: "Asa@Example.se", ...changes });

onBothDatabases((database) => {
  const write = (one: Email) => database().db.transaction((tx) => writeMail(tx, one));
  const heldOf = async (one: Email) => (await write(one))?.held;

  test("[MAIL-2] an e-mail is written once for its key, with its attachments, and not at all when the rest is not", async () => {
    const { db } = database();
    const content = new Uint8Array([0, 1, 255]);
    const attachments = [{ name: "tid.ics", type: "text/calendar", content }];
    expect(await write(email("a", { attachments }))).toMatchObject({ held: null });
    expect(await write(email("a"))).toBeNull();
    const undone = db.transaction(async (tx) => {
      await writeMail(tx, email("b"));
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect(
      (await db.select().from(mails)).map(({ messageKey, toAddress }) => [messageKey, toAddress]),
    ).toEqual([["a", "asa@example.se"]]);
    const [stored] = await db.select().from(mailAttachments);
    expect(new Uint8Array(stored?.content ?? [])).toEqual(content);
  });

  test("[MAIL-4] of many letters at once to a stranger three go out, however the address is written", async () => {
    const written = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        heldOf(email(`${at}`, { to: at % 2 ? "ASA@example.se" : "asa@example.SE" })),
      ),
    );
    expect(written.filter((held) => held === null)).toHaveLength(3);
    expect(written.filter((held) => held === "limit")).toHaveLength(5);
    expect(await heldOf(email("other", { to: "bo@example.se" }))).toBeNull();
    await confirmAddress(database().db, "asa@example.se");
    expect(await heldOf(email("after"))).toBeNull();
  });

  test("[MAIL-12] addresses that lie in one mailbox share its bound, and each letter goes to the address as it was written", async () => {
    const addresses = ["asa@example.se", "asa+a@example.se", "Asa+b@example.se", "asa+c@example.se"];
    const held: unknown[] = [];
    for (const to of addresses) held.push(await heldOf(email(to, { to })));
    expect(held).toEqual([null, null, null, "limit"]);
    const [, second] = await database().db.select().from(mails).orderBy(mails.createdAt);
    expect(second?.toAddress).toBe("asa+a@example.se");
  });

  test("[MAIL-13] what the law asks for goes out where three letters have been sent, up to a bound of its own", async () => {
    for (const key of ["1", "2", "3", "4"]) await write(email(key));
    const lawful = (key: string) => heldOf(email(key, { bound: "transaction" }));
    expect(await lawful("first")).toBeNull();
    for (let at = 1; at < dailyBounds.transaction.stranger; at++)
      await write(email(`t${at}`, { bound: "transaction" }));
    expect(await lawful("last")).toBe("limit");
    expect(await heldOf(email("in", { bound: "signIn" }))).toBeNull();
  });

  test("[MAIL-14] an address that nobody has answered for gets what carries no word of the sender's", async () => {
    const { db } = database();
    const attachments = [{ name: "a.txt", type: "text/plain", content: new Uint8Array([1]) }];
    const words = { blocks: [{ text: "Köp på evil.example" }], attachments };
    const toStranger = {
      subject: "Ärende",
      preheader: "Ärende",
      blocks: [{ text: "Ditt ärende" }],
      attachments: [],
    };
    await write(email("before", { ...words, toStranger }));
    await confirmAddress(db, "asa@example.se");
    await write(email("after", { ...words, toStranger }));
    const stored = await db.select().from(mails).orderBy(mails.createdAt);
    expect(stored.map(({ blocks }) => JSON.stringify(blocks).includes("evil"))).toEqual([false, true]);
    expect(await db.select().from(mailAttachments)).toHaveLength(1);
  });

  test("[MAIL-6] a topic that was left is held, the others are not, and it can be joined again", async () => {
    const { db } = database();
    await leaveTopic(db, "Asa@example.se", "newsletter");
    expect(await heldOf(email("news", { unsubscribe: "newsletter" }))).toBe("left");
    expect(await heldOf(email("searches", { unsubscribe: "saved-searches" }))).toBeNull();
    expect(await heldOf(email("receipt"))).toBeNull();
    await joinTopic(db, "asa@example.se", "newsletter");
    expect(await heldOf(email("news again", { unsubscribe: "newsletter" }))).toBeNull();
  });

  test("[MAIL-11] after ninety days an e-mail is gone with its attachments, unless it still waits", async () => {
    const { db } = database();
    const attachments = [{ name: "a.txt", type: "text/plain", content: new Uint8Array([1]) }];
    for (const key of ["old", "new", "waiting"]) await write(email(key, { attachments }));
    await db.execute(sql`update mails set state = 'sent', sent_at = now() where message_key <> 'waiting'`);
    await db.execute(
      sql`update mails set created_at = now() - interval '91 days' where message_key <> 'new'`,
    );
    expect(await purgeMails(db)).toHaveLength(1);
    expect((await db.select().from(mails)).map(({ messageKey }) => messageKey).toSorted()).toEqual([
      "new",
      "waiting",
    ]);
    expect(await db.select().from(mailAttachments)).toHaveLength(2);
  });

  test("[FRIEND-3] an e-mail with the address of somebody's friend is gone after thirty", async () => {
    const { db } = database();
    for (const kind of ["friend-tip", "friend-receipt", "case-receipt"]) await write(email(kind, { kind }));
    const sentBefore = (days: number) =>
      db.execute(
        sql`update mails set state = 'sent', sent_at = now(), created_at = now() - make_interval(days => ${days})`,
      );
    await sentBefore(29);
    expect(await purgeMails(db)).toEqual([]);
    await sentBefore(31);
    expect(await purgeMails(db)).toHaveLength(2);
    expect((await db.select().from(mails)).map(({ kind }) => kind)).toEqual(["case-receipt"]);
  });
});
