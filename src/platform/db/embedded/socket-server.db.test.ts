import { once } from "node:events";
import { createConnection } from "node:net";
import { join } from "node:path";
import { text as collect } from "node:stream/consumers";
import { Client, type Pool, type PoolClient } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "#tests/test-database.ts";
import { message, query, text } from "./message.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let pool: Pool;

beforeAll(async () => {
  database = await openTestDatabase();
  pool = database.pool;
  await pool.query("create table notes (n integer primary key, words text)");
});
afterAll(() => database.close());

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: pool.options.connectionString });
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function borrow(): Promise<PoolClient> {
  const client = await pool.connect();
  onTestFinished(() => client.release());
  return client;
}

async function noted(min: number, max: number): Promise<number[]> {
  const { rows } = await pool.query("select n from notes where n between $1 and $2 order by n", [min, max]);
  return rows.map(({ n }) => n);
}

test("[DATA-7] answers and errors of many callers at once reach the caller they belong to", async () => {
  const asked = Array.from({ length: 300 }, (_, n) => n);
  const answers = await Promise.all(
    asked.map(async (n) => {
      if (n % 3 === 0) return (await pool.query("select $1::int as n", [n])).rows[0]?.n;
      const wrong =
        n % 3 === 1 ? pool.query(`select wrong_${n}`) : pool.query("select 1 / ($1::int - $1)", [n]);
      return wrong.then(
        () => "no error",
        ({ code }) => code,
      );
    }),
  );
  expect(answers).toEqual(asked.map((n) => [n, "42703", "22012"][n % 3]));
});

test("[DATA-7] large questions and answers pass whole", async () => {
  const words = "å".repeat(600_000);
  const { rows } = await pool.query("select $1::text as words, repeat('ö', 1000000) as more", [words]);
  expect(rows[0].words === words).toBe(true);
  expect(rows[0].more === "ö".repeat(1_000_000)).toBe(true);
});

test("[DATA-7] a client that sends byte by byte is understood, one that speaks another language is shown the door", async () => {
  const folder = new URL(pool.options.connectionString ?? "").searchParams.get("host") ?? "";
  const path = join(folder, ".s.PGSQL.5432");
  const patient = createConnection(path);
  const start = message(" ", Buffer.from([0, 3, 0, 0]), text("user", "postgres"), Buffer.from([0])).subarray(
    1,
  );
  for (const byte of Buffer.concat([start, query("select 'hej' as word"), message("X")])) {
    patient.write(Buffer.from([byte]));
    await new Promise(setImmediate);
  }
  expect(await collect(patient)).toMatch(/hej/);

  const stranger = createConnection(path);
  stranger.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  stranger.resume();
  await once(stranger, "close");
  expect((await pool.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
});

test("[DATA-7] while a long query runs, the application's own thread is free", async () => {
  let worst = 0;
  let last = performance.now();
  const ticking = setInterval(() => {
    worst = Math.max(worst, performance.now() - last);
    last = performance.now();
  }, 5);
  const started = performance.now();
  await pool.query("select count(*) from generate_series(1, 3000000) as n where n % 7 = 0");
  const took = performance.now() - started;
  clearInterval(ticking);
  expect(worst).toBeLessThan(took / 2);
});

test("[DATA-8] what a transaction does is its own until it ends, and others wait for it", async () => {
  const [one, other] = [await borrow(), await borrow()];
  await one.query("begin");
  await one.query("insert into notes values (100, 'mine')");
  const seenByOther = other.query("select n from notes where n = 100");
  await one.query("update notes set words = 'still mine' where n = 100");
  await one.query("rollback");
  expect((await seenByOther).rows).toEqual([]);
});

test("[DATA-8] two hundred transactions at once that read and then write lose no update", async () => {
  await pool.query("insert into notes values (200, '0')");
  const increment = async () => {
    const client = await pool.connect();
    await client.query("begin");
    const { rows } = await client.query("select words::int as count from notes where n = 200");
    await client.query("update notes set words = $1 where n = 200", [rows[0].count + 1]);
    await client.query("commit");
    client.release();
  };
  await Promise.all(Array.from({ length: 200 }, increment));
  expect((await pool.query("select words from notes where n = 200")).rows).toEqual([{ words: "200" }]);
});

test("[DATA-8] an error in one transaction leaves the others alone", async () => {
  const insert = async (n: number) => {
    const client = await borrow();
    await client.query("begin");
    await client.query("insert into notes values ($1)", [n]);
    if (n % 2 === 1) await client.query("insert into notes values ($1)", [n]).catch(() => {});
    await client.query("commit");
  };
  await Promise.all([300, 301, 302, 303, 304, 305].map(insert));
  expect(await noted(300, 399)).toEqual([300, 302, 304]);
});

test("[DATA-9] prepared statements of the same name on two connections do not meet", async () => {
  const [one, other] = [await connect(), await connect()];
  const ask = (client: Client, sql: string) => client.query({ name: "same", text: sql, values: [] });
  for (const round of [1, 2, 3]) {
    expect((await ask(one, "select 'one' as who")).rows, `${round}`).toEqual([{ who: "one" }]);
    expect((await ask(other, "select 'other' as who")).rows, `${round}`).toEqual([{ who: "other" }]);
  }
});

test("[DATA-9] the session lets go of a connection's statements when it leaves", async () => {
  const kept = async () =>
    (await pool.query("select count(*)::int as n from pg_prepared_statements")).rows[0].n;
  const before = await kept();
  const client = new Client({ connectionString: pool.options.connectionString });
  await client.connect();
  for (const n of [1, 2, 3]) await client.query({ name: `s${n}`, text: `select ${n}` });
  expect(await kept()).toBe(before + 3);
  await client.end();
  await expect.poll(kept).toBe(before);
});

test("[DATA-10] a notification reaches those who listen to its channel, and nobody else", async () => {
  const [cars, both, none] = [await connect(), await connect(), await connect()];
  const received: string[] = [];
  for (const [name, client] of Object.entries({ cars, both, none })) {
    client.on("notification", ({ channel, payload }) => received.push(`${name}: ${channel} ${payload}`));
  }
  await cars.query("listen cars");
  await both.query('listen cars; listen "Other Cars"');
  await pool.query("select pg_notify('cars', '1')");
  await pool.query(`notify "Other Cars", '2'`);
  await both.query("unlisten cars");
  await pool.query("select pg_notify('cars', '3')");
  await cars.end();
  await pool.query("select pg_notify('cars', '4'), pg_notify('Other Cars', '5')");
  await expect
    .poll(() => received.toSorted())
    .toEqual(["both: Other Cars 2", "both: Other Cars 5", "both: cars 1", "cars: cars 1", "cars: cars 3"]);
});

test.each([
  ["as plain text", { text: "copy notes from stdin" }],
  ["as a prepared statement", { name: "copy", text: "copy notes from stdin" }],
  ["behind other statements", { text: "select 1; /* a comment */ copy notes (n) from stdin; select 2" }],
])("[DATA-11] COPY FROM STDIN %s is refused, and the session goes on", async (_, question) => {
  const client = await connect();
  await expect(client.query(question)).rejects.toThrow(/cannot COPY FROM STDIN/);
  expect((await client.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  expect((await pool.query("select 2 as n")).rows).toEqual([{ n: 2 }]);
});

test("[DATA-14] a connection that goes away in the middle of a transaction takes its changes with it", async () => {
  const client = await connect();
  await client.query("begin");
  await client.query("insert into notes values (400)");
  const waiting = noted(400, 499);
  Reflect.get(client, "connection").stream.destroy();
  expect(await waiting).toEqual([]);
});

test("[DATA-14] a connection that goes away after a failed half batch leaves a working session", async () => {
  const client = await connect();
  const socket = Reflect.get(client, "connection").stream;
  const parse = message("P", text("", "select wrong"), Buffer.alloc(2));
  socket.write(Buffer.concat([parse, message("H")]));
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  expect((await pool.query("select 3 as n")).rows).toEqual([{ n: 3 }]);
});
