import { rmSync } from "node:fs";
import { like } from "drizzle-orm";
import { expect } from "vitest";
import { caseMessages, cases } from "#features/cases/storage/cases.table.ts";
import { openDatabase } from "#platform/db/database.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { saveSmallStock } from "./a-small-stock.ts";
import { migratedDataDir } from "./data-dirs.ts";
import { type RunningServer, startServer } from "./running-server.ts";

/** In production no demo stock is loaded, and a start is quick. */
const settings = {
  APP_ENV: "production",
  PUBLIC_ORIGIN: "https://www.example.com",
  SHUTDOWN_GRACE_MS: "0",
  LOG_LEVEL: "info",
};

type Measure = {
  /** How often so many are posted with a kill in their middle. */
  rounds: number;
  posts: number;
  /** Connections at a time. */
  atOnce: number;
};
type Found = Awaited<ReturnType<typeof killWhilePosting>>;

/** The number of its case; null when nobody answered. */
async function post(address: string, turn: number): Promise<string | null> {
  const answer = await fetch(`${address}/api/contact/add/`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": `turn-${turn}` },
    body: JSON.stringify({
      contactReason: "Något annat",
      name: "Karin Exempel",
      email: `karin${turn}@example.com`,
      message: `Fråga ${turn}`,
    }),
  }).catch(() => null);
  const json = await answer?.json().catch(() => null);
  return json?.status === "success" ? json.data.json[0].caseNumber : null;
}

/** Posts from many sides; in the middle of each round the server is killed and started again. */
export async function killWhilePosting({ rounds, posts, atOnce }: Measure) {
  const dataDir = await migratedDataDir();
  const filled = await openDatabase({ dataDir, databaseUrl: null });
  await saveSmallStock(filled, 3);
  await filled.close();
  const acknowledged = new Map<number, string>();
  const unanswered: number[] = [];
  let turn = 0;
  let kills = 0;
  let sentAgain = 0;

  /** Until so many are acknowledged; what nobody answered is sent again under its key, as a page does. */
  async function postUntil(server: RunningServer, count: number, isToKill: boolean): Promise<void> {
    let ended: Promise<unknown> | null = null;
    const send = async () => {
      while (ended === null && acknowledged.size < count) {
        const again = unanswered.pop();
        if (again !== undefined) sentAgain += 1;
        const mine = again ?? turn++;
        const number = await post(server.address, mine);
        if (number) acknowledged.set(mine, number);
        else unanswered.push(mine);
        if (isToKill && acknowledged.size >= count) ended ??= server.stop("SIGKILL");
      }
    };
    await Promise.all(Array.from({ length: atOnce }, send));
    await ended;
  }

  const begun = performance.now();
  let server = await startServer({ ...settings, DATA_DIR: dataDir });
  for (let round = 1; round <= rounds; round++) {
    await postUntil(server, (round - 0.5) * posts, true);
    kills += 1;
    server = await startServer({ ...settings, DATA_DIR: dataDir });
    await postUntil(server, round * posts, false);
  }
  await server.stop();
  const seconds = Math.round((performance.now() - begun) / 1_000);

  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  const numbers = (await db.select({ number: cases.number }).from(cases)).map((row) => row.number);
  const texts = (await db.select({ text: caseMessages.text }).from(caseMessages)).map((row) => row.text);
  const receipts = await db
    .select({ key: mails.messageKey })
    .from(mails)
    .where(like(mails.messageKey, "case-receipt:%"));
  await close();
  rmSync(dataDir, { recursive: true, force: true });
  return {
    acknowledged,
    numbers,
    texts,
    receipts: receipts.map(({ key }) => key.slice("case-receipt:".length)),
    kills,
    sentAgain,
    seconds,
  };
}

export function expectEachPostOnce({ acknowledged, numbers, texts, receipts }: Found, atLeast: number): void {
  const known = new Set(numbers);
  expect(acknowledged.size).toBeGreaterThanOrEqual(atLeast);
  expect([...acknowledged.values()].filter((number) => !known.has(number))).toEqual([]);
  expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBe(numbers.length);
  expect(receipts.toSorted()).toEqual(numbers.toSorted());
}
