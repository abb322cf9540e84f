import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { migratedDataDir } from "#tests/data-dirs.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { DataDirInUse, DataDirUnusable, lockDataDir } from "./data-dir.ts";
import { makeSocketFolder } from "./socket-folder.ts";
import { type EmbeddedDatabase, EmbeddedDatabaseFailed, startEmbedded } from "./start-embedded.ts";

async function dataDir(): Promise<string> {
  const folder = await migratedDataDir();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(folder: string, options?: { patienceMs: number }): Promise<EmbeddedDatabase> {
  const embedded = await startEmbedded(folder, options);
  onTestFinished(() => embedded.close());
  return embedded;
}

async function connect({ url }: { url: string }): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const socketFolder = ({ url }: { url: string }) => new URL(url).searchParams.get("host") ?? "";

test("[DATA-1] a second server on the folder is refused in one line, and the first does not notice", async () => {
  const folder = await dataDir();
  const client = await connect(await start(folder));
  await client.query("insert into app_meta (key, value) values ('a', 'before')");
  const refused = startEmbedded(folder);
  await expect(refused).rejects.toThrow(DataDirInUse);
  await expect(refused).rejects.toThrow(/^DATA_DIR \/.+ is in use by another server\. .+$/);
  await client.query("insert into app_meta (key, value) values ('b', 'after')");
  expect((await client.query("select key from app_meta order by key")).rows).toEqual([
    { key: "a" },
    { key: "b" },
  ]);
});

test("[DATA-1] the lock of another process holds, and goes with the process when it is killed", async () => {
  const folder = temporaryFolder();
  const lockingProcess = `
    const { lockDataDir } = await import(${JSON.stringify(new URL("./data-dir.ts", import.meta.url).href)});
    const lock = lockDataDir(${JSON.stringify(folder)});
    process.stdout.write("locked");
    setInterval(() => lock, 1000);`;
  const holder = spawn(process.execPath, ["--input-type=module", "-e", lockingProcess]);
  await once(holder.stdout, "data");
  expect(() => lockDataDir(folder)).toThrow(DataDirInUse);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  lockDataDir(folder).release();
});

test("[DATA-5] a folder that cannot be made is refused in one line", () => {
  expect(() => lockDataDir("/dev/null/data")).toThrow(DataDirUnusable);
  expect(() => lockDataDir("/dev/null/data")).toThrow(/^DATA_DIR \/dev\/null\/data cannot be used: .+$/);
});

test("[DATA-5] a folder in which the lock cannot be written is refused in one line", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "in-use.lock"));
  expect(() => lockDataDir(folder)).toThrow(DataDirUnusable);
});

test("[DATA-12] a transaction that keeps others waiting loses its connection and its changes", async () => {
  const embedded = await start(await dataDir(), { patienceMs: 100 });
  const [idle, waiting] = [await connect(embedded), await connect(embedded)];
  await idle.query("begin; insert into app_meta (key, value) values ('a', 'b')");
  expect((await waiting.query("select * from app_meta")).rows).toEqual([]);
  await expect(idle.query("commit")).rejects.toThrow();
});

test("[DATA-16] a database that dies says why, fails its callers, and frees the folder", async () => {
  const folder = await dataDir();
  const embedded = await start(folder);
  const client = await connect(embedded);
  rmSync(join(folder, "postgres/pg_wal"), { recursive: true });
  await expect(
    client.query("select pg_switch_wal(); insert into app_meta values ('a', 'b')"),
  ).rejects.toThrow();
  const failure = await embedded.failure;
  expect(failure).toBeInstanceOf(EmbeddedDatabaseFailed);
  expect(failure.message).toMatch(/PANIC.+could not create file "pg_wal/);
  lockDataDir(folder).release();
});

test("[DATA-16] files that are no database fail the start and free the folder", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "postgres"));
  writeFileSync(join(folder, "postgres/PG_VERSION"), "9.6\n");
  await expect(startEmbedded(folder)).rejects.toThrow(EmbeddedDatabaseFailed);
  lockDataDir(folder).release();
});

/** As PostgreSQL notes it in its control file; an unclean end leaves "in production" there. */
const states = { shutDown: 1, inProduction: 6 };
const stateOf = (folder: string) => readFileSync(join(folder, "postgres/global/pg_control")).readInt32LE(16);

test("[DATA-7] [DATA-17] however deep the folder lies, a clean stop leaves nothing to recover and no socket", async () => {
  const folder = join(temporaryFolder(), "djupt/".repeat(30));
  cpSync(await dataDir(), folder, { recursive: true });
  const embedded = await startEmbedded(folder);
  expect([stateOf(folder), existsSync(socketFolder(embedded))]).toEqual([states.inProduction, true]);
  await embedded.close();
  expect([stateOf(folder), existsSync(socketFolder(embedded))]).toEqual([states.shutDown, false]);
});

test("[DATA-17] what a killed server left of its socket is removed by the next", () => {
  const folder = temporaryFolder();
  const forgotten = makeSocketFolder(folder);
  const next = makeSocketFolder(folder);
  expect([existsSync(dirname(forgotten.socketPath)), existsSync(dirname(next.socketPath))]).toEqual([
    false,
    true,
  ]);
  next.remove();
  expect([existsSync(dirname(next.socketPath)), readdirSync(folder)]).toEqual([false, []]);
});

test("[DATA-17] a note that names a folder which is not a socket folder removes nothing", () => {
  const [folder, foreign] = [temporaryFolder(), join(temporaryFolder(), "somebody-elses")];
  mkdirSync(foreign);
  writeFileSync(join(folder, "socket-folder"), foreign);
  makeSocketFolder(folder).remove();
  expect(existsSync(foreign)).toBe(true);
});

test("[DATA-44] a folder with files but without PG_VERSION is refused and left as it is; an empty one is used", async () => {
  const folder = await dataDir();
  const version = join(folder, "postgres", "PG_VERSION");
  rmSync(version);
  const refused = startEmbedded(folder);
  await expect(refused).rejects.toThrow(DataDirUnusable);
  await expect(refused).rejects.toThrow(/^\S+postgres has files in it but no PG_VERSION[^\n]*$/);
  expect(existsSync(version)).toBe(false);

  const empty = temporaryFolder();
  mkdirSync(join(empty, "postgres"));
  await connect(await start(empty));
});
