import { Writable } from "node:stream";
import pino from "pino";
import { expect, test } from "vitest";
import { failureLog } from "./failure-log.ts";

const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
const left = Object.assign(new Error("aborted"), { code: "ECONNRESET" });

function levelOf(error: unknown, stopping = new AbortController().signal) {
  const levels: number[] = [];
  const out = new Writable({
    write: (line, _, done) => done(void levels.push(JSON.parse(String(line)).level)),
  });
  failureLog(pino(out), stopping)("page failed", error, "r1");
  return levels;
}

test("[LOG-6] a lost database is an error, unless the server stops; a visitor who leaves in the middle of a form is no line", () => {
  expect(levelOf(away)).toEqual([50]);
  expect(levelOf(away, AbortSignal.abort())).toEqual([40]);
  expect(levelOf(new TypeError("x"), AbortSignal.abort())).toEqual([50]);
  expect(levelOf(left)).toEqual([]);
});
