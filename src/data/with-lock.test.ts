import { expect, test } from "vitest";
import { findPostgresOrSaySkipped, startPostgres } from "#tests/postgres-server.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { openDatabase } from "./database.ts";
import { withLock } from "./with-lock.ts";

onBothDatabases((database) => {
  test("[DATA-40] what is done under a lock may use the database, and the lock is free again, also after a failure", async () => {
    const { pool } = database();
    const work = async () => (await pool.query("select 7 as seven")).rows[0].seven;
    expect(await withLock(pool, "soldFiles", work)).toBe(7);
    const failing = withLock(pool, "soldFiles", () => Promise.reject(new Error("full disk")));
    await expect(failing).rejects.toThrow("full disk");
    expect(await withLock(pool, "soldFiles", work)).toBe(7);
  });
});

const binaries = findPostgresOrSaySkipped();

test.skipIf(binaries === null)("[DATA-40] two processes never work under the lock at once", async () => {
  const postgres = await startPostgres(binaries ?? "");
  const open = () => openDatabase({ dataDir: "", databaseUrl: postgres.url });
  const processes = await Promise.all([open(), open()]);
  let atOnce = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++atOnce);
    await new Promise((resolve) => setTimeout(resolve, 100));
    atOnce--;
  };
  await Promise.all(processes.map(({ pool }) => withLock(pool, "soldFiles", work)));
  expect(most).toBe(1);
  for (const { close } of processes) await close();
  await postgres.stop();
});
