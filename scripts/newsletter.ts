import { existsSync, readFileSync } from "node:fs";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { readContent } from "#features/content/rules/read-content.ts";
import { contentFacts } from "#features/content/service/content-facts.ts";
import { type News, previewEmail } from "#features/newsletter/service/news-email.ts";
import { reasonNotToSend } from "#features/newsletter/service/newsletter-terms.ts";
import { type NewsSent, sendNews } from "#features/newsletter/service/send-news.ts";
import { countConfirmedSubscribers } from "#features/newsletter/storage/newsletter.ts";
import { EnvironmentError, readEnv } from "#platform/config/env.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openForCommand } from "#platform/db/open-for-command.ts";
import { runOrExplain } from "#platform/log/run-or-explain.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";

const usage =
  "npm run newsletter -- <news> shows what would be sent and to how many; npm run newsletter -- <news> --send sends it. <news> is a file of brand/news, without .md";

/** A piece of news to the readers of the newsletter, also beside a running server; its e-mails are sent by the server. */
await runOrExplain(async () => {
  const { name, isToSend } = readCommandLine(process.argv.slice(2));
  // biome-ignore lint/style/noProcessEnv: the letters go into the outbox of the server's own database.
  const { DATA_DIR, DATABASE_URL, APP_ENV } = readEnv(process.env);
  const now = new Date();
  const news = readNotifications(name, { now, isProduction: APP_ENV === "production" });
  const database = await openForCommand({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL ?? null });
  try {
    await migrate(database.background);
    const { db } = database;
    print(`"${news.title}": ${await countConfirmedSubscribers(db)} confirmed readers.`);
    if (isToSend) {
      const sent = await sendNews(news, { db, addToOutbox, onSlice: (soFar) => print(told(soFar)) });
      print(`Done. ${told(sent)} The server sends what is in the outbox; npm run jobs shows it.`);
    } else {
      const preview = previewEmail(news, now);
      await db.transaction((tx) => addToOutbox(tx, preview));
      print(
        `Nothing was sent to readers. One copy is on its way to ${preview.to}, and in /inkorg/ outside production.`,
      );
      print(`To send it: npm run newsletter -- ${name} --send`);
    }
  } finally {
    await database.close();
  }
}, "The newsletter could not be sent");

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function told({ sent, known, held }: NewsSent): string {
  return `${sent} put into the outbox, ${known} had it already, ${held} may not be written to.`;
}

function readCommandLine(words: readonly string[]): { name: string; isToSend: boolean } {
  const [name, flag, ...more] = words;
  const isRight = name !== undefined && /^[a-z0-9-]+$/.test(name) && more.length === 0;
  if (!isRight || (flag !== undefined && flag !== "--send")) throw new EnvironmentError(usage);
  return { name, isToSend: flag === "--send" };
}

function readNotifications(name: string, { now, isProduction }: { now: Date; isProduction: boolean }): News {
  const file = `brand/news/${name}.md`;
  if (!existsSync(file)) throw new EnvironmentError(`There is no news ${file}. ${usage}`);
  const { title, description, lead, date, isDemo } = readContent(readFileSync(file, "utf8"), contentFacts);
  const problem = reasonNotToSend(date, stockholmDay(now));
  if (problem !== null) throw new EnvironmentError(`${file} is not sent: ${problem}`);
  if (isProduction && isDemo) throw new EnvironmentError(`${file} is not sent: it was written for the demo`);
  if ([title, description, lead].some((text) => text.includes("{{")))
    throw new EnvironmentError(`${file} is not sent: its title, description or lead has a fact that changes`);
  return { name, title, description, lead };
}
