import type { LogFn, Logger } from "pino";
import { isOutage } from "#platform/db/outage.ts";
import { isFullDisk } from "./full-disk.ts";
import { loggableError } from "./log-error.ts";

const everyMs = 60_000;
const errorLevel = 50;

/**
 * What the surroundings lack (the database, the disk) fails many things at once, and none of them at a place in our code:
 * each kind of failure is one line without frames, and what follows it within a minute is counted in the next. A full disk
 * is for somebody to mend, so it is an error whoever met it.
 */
export function summedUp(onFullDisk: () => void = () => {}) {
  const counts = new Map<string, number>();
  /** A minute with more of the same is one line; one without ends it. */
  const countOn = (key: string, logCount: (count: number) => void) => {
    counts.set(key, 0);
    const timer = setInterval(() => {
      const count = counts.get(key) ?? 0;
      if (count === 0) {
        clearInterval(timer);
        counts.delete(key);
        return;
      }
      logCount(count);
      counts.set(key, 0);
    }, everyMs);
    timer.unref();
  };
  return function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
    const [about, message = ""] = args as unknown as [unknown, string?];
    const problem = problemOf(about);
    if (problem === null) {
      method.apply(this, args);
      return;
    }
    if (problem.isDisk) onFullDisk();
    const isError = level >= errorLevel;
    const log = problem.isDisk && !isError ? this.error : method;
    const { err: _, ...others } = about as Failure;
    // A job that is given up is somebody's to revive: each has its line.
    const key = [message, problem.isDisk ? "disk" : problem.text, isError && others.job].join(" ");
    const count = counts.get(key);
    if (count !== undefined) {
      counts.set(key, count + 1);
      return;
    }
    log.call(this, { ...others, problem: problem.text }, message);
    countOn(key, (more) =>
      log.call(
        this,
        { problem: problem.text, more, seconds: everyMs / 1_000 },
        `${message}, again and again`,
      ),
    );
  };
}

type Failure = { err: unknown; job?: number };

function problemOf(about: unknown): { text: string; isDisk: boolean } | null {
  if (typeof about !== "object" || about === null || !("err" in about)) return null;
  const isDisk = isFullDisk(about.err);
  if (!isDisk && !isOutage(about.err)) return null;
  const { code = "", message } = loggableError(rootOf(about.err));
  const words = message.includes(code) ? message : `${code} ${message}`;
  return { text: isDisk ? `the disk is full: ${words}` : words, isDisk };
}

/** Several addresses of one host fail as a group, and a query by what happened to its connection. */
function rootOf(error: unknown): unknown {
  if (error instanceof AggregateError) return rootOf(error.errors[0]);
  return error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error;
}
