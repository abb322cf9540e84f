import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

export const postgresAdvice = "apt-get install postgresql";

export type PostgresServer = {
  url: string;
  stop: () => Promise<void>;
  /** Ends the server as a lost machine would, with all its connections; its data stay. */
  cut: () => void;
  /** After `cut`: the same server with the same data. */
  resume: () => Promise<void>;
  /** Every process of the server stands still, and nobody is told. Returns how to let them go on. */
  freeze: () => () => void;
};

/** The folder with `postgres` and `initdb`, the newest where there are several; null when there is none. */
export function findPostgresBinaries(): string | null {
  const versions = globSync("/usr/lib/postgresql/*/bin").toSorted(
    (one, other) => version(other) - version(one),
  );
  const onPath = (process.env.PATH ?? "").split(delimiter);
  return [...versions, ...onPath].find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}

/** The same for tests: that they are skipped must not go unnoticed. */
export function findPostgresOrSaySkipped(): string | null {
  const binaries = findPostgresBinaries();
  if (!binaries) process.stderr.write(`SKIPPED on a PostgreSQL server, none is here: ${postgresAdvice}\n`);
  return binaries;
}

function version(folder: string): number {
  return Number.parseFloat(dirname(folder).split("/").at(-1) ?? "");
}

/** A server of its own in a new folder, reached by a unix socket only. */
export async function startPostgres(binaries: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "milstolpen-pg-"));
  const data = join(folder, "data");
  const asUser = unprivileged(folder);
  run([
    ...asUser,
    join(binaries, "initdb"),
    "-D",
    data,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
    "-N",
  ]);
  const settings = [
    "listen_addresses=",
    `unix_socket_directories=${folder}`,
    "fsync=off",
    // Far from UTC and not by whole hours, so that a moment read in the wrong zone is noticed.
    "timezone=Asia/Kolkata",
  ];
  const command = [
    ...asUser,
    join(binaries, "postgres"),
    "-D",
    data,
    ...settings.flatMap((setting) => ["-c", setting]),
  ];
  const control = [...asUser, join(binaries, "pg_ctl"), "-D", data, "-m", "immediate"];
  // The shell ends the server and removes the folder when its stdin closes, that is also when the tests are killed.
  const guard = spawn(
    "sh",
    ["-c", 'cat >/dev/null; "$@" >/dev/null 2>&1; rm -rf "$0"', folder, ...control, "stop"],
    {
      stdio: ["pipe", "ignore", "ignore"],
      detached: true,
    },
  );
  const url = `postgres://postgres@localhost:5432/postgres?host=${encodeURIComponent(folder)}`;
  const ended = once(guard, "exit");
  const stop = async () => {
    guard.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const resume = async () => {
    const [program = "", ...args] = command;
    spawn(program, args, { cwd: "/", stdio: "ignore", detached: true }).unref();
    await untilReady(url);
  };
  await resume().catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, stop, resume, cut: () => run([...control, "stop"]), freeze: () => freeze(data) };
}

function freeze(data: string): () => void {
  const [main = ""] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
  const children = execFileSync("ps", ["-o", "pid=", "--ppid", main], { encoding: "utf8" });
  const all = [main, ...children.trim().split(/\s+/)].map(Number);
  for (const pid of all) process.kill(pid, "SIGSTOP");
  return () => {
    for (const pid of all) process.kill(pid, "SIGCONT");
  };
}

/** PostgreSQL refuses to run as root, so root lends the folder to somebody else. */
function unprivileged(folder: string): string[] {
  if (process.getuid?.() !== 0) return [];
  const user = ["postgres", "nobody"].find((name) => idOf("-u", name) !== null) ?? "nobody";
  const uid = Number(idOf("-u", user));
  const gid = Number(idOf("-g", user));
  chownSync(folder, uid, gid);
  return ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
}

function idOf(kind: "-u" | "-g", user: string): string | null {
  try {
    return execFileSync("id", [kind, user], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return null;
  }
}

function run([command = "", ...args]: string[]): void {
  execFileSync(command, args, { cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}
