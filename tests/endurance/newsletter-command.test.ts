import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { asc } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { reasonNotToSend } from "#features/newsletter/service/newsletter-terms.ts";
import { confirmSubscriber, requestNewsletter } from "#features/newsletter/storage/newsletter.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { inheritedEnv } from "#tests/inherited-env.ts";
import { openTestDatabase } from "#tests/test-database.ts";

const run = promisify(execFile);

/** A piece of news that may be sent whenever the test runs, or null when all are old. */
function newestNews(): string | null {
  const dated = readdirSync("brand/news").map((file) => ({
    name: file.replace(".md", ""),
    date: /^date: (\S+)$/m.exec(readFileSync(`brand/news/${file}`, "utf8"))?.[1] ?? null,
  }));
  return dated.find(({ date }) => reasonNotToSend(date, stockholmDay(new Date())) === null)?.name ?? null;
}

test("[NEWSLETTER-8] the command shows a copy to ourselves, and sends only when told to, once", async () => {
  const { db, dataDir, close } = await openTestDatabase();
  onTestFinished(close);
  const asked = {
    address: "asa@example.com",
    requestedAt: new Date(),
    wording: "Ja",
    source: "/nyhetsbrev/",
  };
  await requestNewsletter(db, asked);
  await confirmSubscriber(db, asked.address, new Date());
  const command = (...words: string[]) =>
    run(process.execPath, ["--import", "./scripts/require-node-24.js", "scripts/newsletter.ts", ...words], {
      env: { ...inheritedEnv, DATA_DIR: dataDir },
    });
  await expect(command("finns-inte")).rejects.toMatchObject({ code: 1 });
  const news = newestNews();
  // What the chain has written may all be old; then there is nothing to send.
  if (news === null) return;
  expect((await command(news)).stdout).toContain("1 confirmed readers");
  const kinds = async () =>
    (await db.select({ kind: mails.kind }).from(mails).orderBy(asc(mails.createdAt))).map(({ kind }) => kind);
  expect(await kinds()).toEqual(["newsletter-preview"]);
  await command(news, "--send");
  expect((await command(news, "--send")).stdout).toContain("0 put into the outbox, 1 had it already");
  expect(await kinds()).toEqual(["newsletter-preview", "newsletter"]);
});
