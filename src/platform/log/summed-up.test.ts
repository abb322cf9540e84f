import { Writable } from "node:stream";
import { DrizzleQueryError } from "drizzle-orm/errors";
import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loggableError } from "./log-error.ts";
import { summedUp } from "./summed-up.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function logging() {
  const lines: Record<string, unknown>[] = [];
  const out = new Writable({ write: (chunk, _, done) => done(void lines.push(JSON.parse(String(chunk)))) });
  const options = { base: null, timestamp: false, serializers: { err: loggableError } };
  return { lines, log: pino({ ...options, hooks: { logMethod: summedUp() } }, out) };
}

const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
const away = () =>
  new DrizzleQueryError("select secret", ["kund@example.com"], new AggregateError([refused]));
const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

test("[LOG-6] [LOG-4] a database that is away is one line without frames, however many fail", () => {
  const { lines, log } = logging();
  for (let at = 0; at < 225; at++) log.error({ requestId: `r${at}`, err: away() }, "API call failed");
  expect(lines).toEqual([{ level: 50, requestId: "r0", problem: refused.message, msg: "API call failed" }]);
});

test("[LOG-6] what follows is counted in one line a minute, and after a quiet minute it is news again", () => {
  const { lines, log } = logging();
  const fail = () => log.error({ err: away() }, "page failed");
  for (let at = 0; at < 5; at++) fail();
  vi.advanceTimersByTime(60_000);
  expect(lines[1]).toEqual({
    level: 50,
    problem: refused.message,
    more: 4,
    seconds: 60,
    msg: "page failed, again and again",
  });
  vi.advanceTimersByTime(120_000);
  expect(lines).toHaveLength(2);
  fail();
  expect(lines[2]).toMatchObject({ msg: "page failed" });
});

test("[LOG-6] other failures at the same time have lines of their own", () => {
  const { lines, log } = logging();
  log.error({ err: away() }, "page failed");
  log.error({ err: away() }, "API call failed");
  log.error({ err: coded("57014", "canceling statement due to statement timeout") }, "page failed");
  expect(lines.map(({ msg, problem }) => [msg, problem])).toEqual([
    ["page failed", refused.message],
    ["API call failed", refused.message],
    ["page failed", "57014 canceling statement due to statement timeout"],
  ]);
});

test.each([
  ["a file", coded("ENOSPC", "ENOSPC: no space left on device, write")],
  ["PostgreSQL", new DrizzleQueryError("insert", [], coded("53100", "could not extend file"))],
  ["the embedded database", coded("XX000", "could not write: No space left on device")],
])("[LOG-7] a full disk that %s met is an error, whoever took it lightly", (_, err) => {
  const { lines, log } = logging();
  log.warn({ err }, "the cache of pictures could not be swept");
  expect(lines).toEqual([
    expect.objectContaining({ level: 50, problem: expect.stringMatching(/^the disk is full: /) }),
  ]);
});

test("[LOG-6] each job that is given up has its line", () => {
  const { lines, log } = logging();
  for (const job of [17, 18])
    log.error({ err: away(), job, kind: "matching" }, "a job is given up: npm run jobs");
  for (const job of [19, 20]) log.warn({ err: away(), job }, "a job failed and is tried again");
  expect(lines.map(({ job }) => job)).toEqual([17, 18, 19]);
});

test("[LOG-6] a mistake of ours keeps its frames, and each is a line", () => {
  const { lines, log } = logging();
  for (let at = 0; at < 2; at++) log.error({ err: new TypeError("x is not a function") }, "page failed");
  log.info({ status: 200 }, "request");
  log.info("started");
  expect(lines.map(({ msg }) => msg)).toEqual(["page failed", "page failed", "request", "started"]);
  expect(lines[0]).toMatchObject({ err: { stack: expect.stringContaining("summed-up.test.ts") } });
});
