import pino, { type Logger } from "pino";
import type { Env } from "#platform/config/env.ts";
import { loggableError } from "./log-error.ts";
import { summedUp } from "./summed-up.ts";
import { withoutSecrets } from "./without-secrets.ts";

export type { Logger } from "pino";

const standardOutput = 1;

/** One JSON object a line for machines; readable lines for whoever develops. */
export async function createLog(
  env: Pick<Env, "APP_ENV" | "LOG_LEVEL">,
  { dest = standardOutput, onFullDisk }: { dest?: number | string; onFullDisk?: () => void } = {},
): Promise<Logger> {
  const options = {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: isoTime(),
    serializers: { err: loggableError },
    hooks: { logMethod: summedUp(onFullDisk) },
  };
  if (env.APP_ENV !== "development") return pino(options, inBatches(dest));
  const { default: pretty } = await import("pino-pretty");
  return pino(options, pretty({ colorize: true, translateTime: "HH:MM:ss", sync: true }));
}

/**
 * A line by itself costs as much as the answer it speaks of. Those of one turn of the event loop are handed on together,
 * since pino's destination measures all that waits anew for each; they are written a moment later, and at the end.
 */
function inBatches(dest: number | string) {
  const destination = pino.destination({ dest, sync: false, minLength: 4_096, periodicFlush: 200 });
  let lines = "";
  const handOn = () => {
    if (lines !== "") destination.write(lines);
    lines = "";
  };
  // Before the destination writes what it has at the end.
  process.prependListener("exit", handOn);
  return {
    write: (line: string) => {
      if (lines === "") setImmediate(handOn);
      lines += line;
    },
    flushSync: () => {
      handOn();
      destination.flushSync();
    },
  };
}

/** Many lines are of the same millisecond: its text is made once. */
function isoTime(): () => string {
  let ms = 0;
  let text = "";
  return () => {
    const now = Date.now();
    if (now !== ms) text = `,"time":"${new Date(now).toISOString()}"`;
    ms = now;
    return text;
  };
}

/**
 * What a log may say of an address: the path, never the query, and no e-mail address or secret in it.
 * Queries carry what visitors type, so they are personal until proven otherwise.
 */
export function loggablePath(path: string): string {
  const pathname = withoutSecrets(path);
  if (!/@|%40/i.test(pathname)) return pathname;
  return pathname
    .split("/")
    .map((part) => (/@|%40/i.test(part) ? "[e-mail]" : part))
    .join("/");
}
