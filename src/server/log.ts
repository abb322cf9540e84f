import pino, { type Logger } from "pino";
import type { Env } from "./env.ts";

export type { Logger } from "pino";

/** One JSON object a line for machines; readable lines for whoever develops. */
export async function createLog(env: Pick<Env, "APP_ENV" | "LOG_LEVEL">): Promise<Logger> {
  const options = { level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (env.APP_ENV !== "development") return pino(options, inBatches(1));
  const { default: pretty } = await import("pino-pretty");
  return pino(options, pretty({ colorize: true, translateTime: "HH:MM:ss", sync: true }));
}

/** A line by itself costs as much as the answer it speaks of. What waits is written a moment later, and at the end. */
export function inBatches(dest: number | string) {
  return pino.destination({ dest, sync: false, minLength: 4_096, periodicFlush: 200 });
}

/**
 * What a log may say of an address: the path, never the query, and no e-mail address in it.
 * Queries carry what visitors type, so they are personal until proven otherwise. [LOG-2]
 */
export function loggablePath(pathname: string): string {
  if (!/@|%40/i.test(pathname)) return pathname;
  return pathname
    .split("/")
    .map((part) => (/@|%40/i.test(part) ? "[e-mail]" : part))
    .join("/");
}
