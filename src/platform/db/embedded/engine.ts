import { PGlite } from "@electric-sql/pglite";
import { createFiles } from "./create-files.ts";
import { DurableFileSystem, durableStartParams } from "./durable-file-system.ts";

/** PostgreSQL itself: one session, which takes messages of its protocol and answers in kind. */
export type Engine = {
  serverVersion: string;
  /** Runs to the end before it returns: nothing else happens in this thread meanwhile. */
  run: (messages: Uint8Array) => Buffer;
  close: () => Promise<void>;
};

/** How PostgreSQL's own handling of an error in a query shows itself to us; every other exception is its death. */
const queryFailed = 100;

/** A statement that failed is written after the reason, over many lines: it says nothing more, and may name somebody. */
const isOfStatement = /STATEMENT:|^\t/;

/** `onDeath` must not return: PGlite swallows the exception and would call the dead session again, for ever. */
export async function openEngine(folder: string, onDeath: (cause: Error) => never): Promise<Engine> {
  await createFiles(folder);
  const lastMessages: string[] = [];
  const database = await PGlite.create({
    fs: new DurableFileSystem(folder),
    startParams: durableStartParams,
    onStderr: (line: string) => {
      if (isOfStatement.test(line)) return false;
      lastMessages.splice(0, lastMessages.length - 2);
      lastMessages.push(line);
      return false;
    },
  }).catch((error: Error) => {
    throw new Error([error.message, ...lastMessages].join(" | "));
  });

  const { Module } = database;
  const step = Module._PostgresMainLoopOnce;
  Module._PostgresMainLoopOnce = () => {
    try {
      step();
    } catch (error) {
      if ((error as { status?: number }).status === queryFailed) throw error;
      onDeath(new Error([String(error), ...lastMessages].join(" | ")));
    }
  };

  await database.exec("set timezone to 'UTC'");
  const { rows } = await database.query<{ server_version: string }>("show server_version");
  return {
    serverVersion: rows[0]?.server_version ?? "",
    run: (messages) => runNow(database, messages),
    close: () => database.close(),
  };
}

/** The streaming call is the only one that does not also parse every answer and keep it for ever. */
function runNow(database: PGlite, messages: Uint8Array): Buffer {
  const reply: Buffer[] = [];
  database.execProtocolRawStream(messages, {
    syncToFs: false,
    onRawData: (bytes) => reply.push(Buffer.from(bytes)),
  });
  return Buffer.concat(reply);
}
