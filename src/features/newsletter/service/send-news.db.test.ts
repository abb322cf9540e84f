import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "#platform/db/database.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import type { Email } from "#platform/mail/email.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { leaveTopic } from "#platform/mail/mails.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { newsletterSubscribers } from "../storage/newsletter.table.ts";
import { confirmSubscriber, requestNewsletter } from "../storage/newsletter.ts";
import { sendNews } from "./send-news.ts";

const news = {
  name: "oppettider-jul-och-nyar",
  title: "Öppettider i jul",
  description: "Så har vi öppet.",
  lead: "Vi har stängt på julafton.",
};
const readers = ["a@example.com", "b@example.com", "c@example.com", "d@example.com", "e@example.com"];

async function subscribe(db: Database, address: string, isConfirmed = true) {
  const asked = { address, requestedAt: new Date(), wording: "Ja", source: "/nyhetsbrev/" };
  await requestNewsletter(db, asked);
  if (isConfirmed) await confirmSubscriber(db, address, new Date());
}

const emailsTo = async (db: Database) =>
  (await db.select().from(mails).where(eq(mails.kind, "newsletter")))
    .map(({ toAddress }) => toAddress)
    .toSorted();

onBothDatabases((database) => {
  beforeEach(async () => {
    const { db } = database();
    await db.delete(newsletterSubscribers);
    await db.delete(mails);
  });

  test("[NEWSLETTER-6] each confirmed reader gets a piece of news once, also when it is sent again after a crash", async () => {
    const { db } = database();
    for (const address of readers) await subscribe(db, address);
    await subscribe(db, "asked@example.com", false);
    let left = 3;
    const untilKilled = async (tx: Database, email: Email) => {
      if (left === 0) throw new Error("killed");
      left -= 1;
      return addToOutbox(tx, email);
    };
    await expect(sendNews(news, { db, addToOutbox: untilKilled, atOnce: 2 })).rejects.toThrow("killed");
    // The slice in the middle of which it ended is undone whole.
    expect(await emailsTo(db)).toEqual(readers.slice(0, 2));
    expect(await sendNews(news, { db, addToOutbox, atOnce: 2 })).toEqual({ sent: 3, known: 2, held: 0 });
    expect(await sendNews(news, { db, addToOutbox, atOnce: 2 })).toEqual({ sent: 0, known: 5, held: 0 });
    expect(await emailsTo(db)).toEqual(readers);
    const other = { ...news, name: "mil-linjalen" };
    expect(await sendNews(other, { db, addToOutbox })).toEqual({ sent: 5, known: 0, held: 0 });
  });

  test("[NEWSLETTER-6] [MAIL-7] it can be left with one click, leads to the news, and goes to nobody who has left", async () => {
    const { db } = database();
    for (const address of readers.slice(0, 2)) await subscribe(db, address);
    await leaveTopic(db, "b@example.com", "newsletter");
    expect(await sendNews(news, { db, addToOutbox })).toEqual({ sent: 1, known: 0, held: 1 });
    const [row] = await db.select().from(mails).where(eq(mails.toAddress, "a@example.com"));
    expect(row).toMatchObject({ topic: "newsletter", subject: "Öppettider i jul", state: "waiting" });
    expect(JSON.stringify(row?.blocks)).toContain("/news/oppettider-jul-och-nyar/");
  });
});
