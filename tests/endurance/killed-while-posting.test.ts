import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { openDatabase } from "#data/database.ts";
import { caseMessages, cases } from "#data/schema/cases.ts";
import { mails } from "#data/schema/mails.ts";
import { stockedDataDir } from "#tests/data-dirs.ts";
import { startServer } from "#tests/running-server.ts";

const lives = 2;
const perLife = 40;
const atOnce = 8;
const settings = { LOG_LEVEL: "silent" };

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

test("[POST-12] killed in the middle of many posts, every one that was acknowledged is one case with one receipt", async () => {
  const dataDir = await stockedDataDir();
  const acknowledged = new Map<number, string>();
  const lost: number[] = [];
  let turn = 0;
  for (let life = 0; life < lives; life++) {
    const server = await startServer({ ...settings, DATA_DIR: dataDir });
    // What nobody answered is sent again under its key, as a page does.
    for (const again of lost.splice(0)) {
      const number = await post(server.address, again);
      if (number) acknowledged.set(again, number);
    }
    const until = acknowledged.size + perLife;
    let ended: Promise<unknown> | null = null;
    const send = async () => {
      while (ended === null) {
        const mine = turn++;
        const number = await post(server.address, mine);
        if (number) acknowledged.set(mine, number);
        else lost.push(mine);
        if (acknowledged.size >= until) ended ??= server.stop("SIGKILL");
      }
    };
    await Promise.all(Array.from({ length: atOnce }, send));
    await ended;
  }
  const database = await openDatabase({ dataDir, databaseUrl: null });
  const numbers = (await database.db.select({ number: cases.number }).from(cases)).map(
    ({ number }) => number,
  );
  const texts = (await database.db.select({ text: caseMessages.text }).from(caseMessages)).map(
    ({ text }) => text,
  );
  const keys = (await database.db.select({ key: mails.messageKey }).from(mails)).map(({ key }) => key);
  expect(acknowledged.size).toBeGreaterThanOrEqual(lives * perLife);
  expect([...acknowledged.values()].filter((number) => !numbers.includes(number))).toEqual([]);
  expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBe(numbers.length);
  const receipts = keys.filter((key) => key.startsWith("case-receipt:")).toSorted();
  expect(receipts).toEqual(numbers.map((number) => `case-receipt:${number}`).toSorted());
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});
