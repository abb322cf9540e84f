import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { isOutage } from "./outage.ts";

const coded = (code: string, more = {}) => Object.assign(new Error("x"), { code, ...more });

test.each([
  ["nobody at the address", coded("ECONNREFUSED")],
  ["a socket that is gone", coded("ENOENT", { syscall: "connect" })],
  ["a shutdown", coded("57P01")],
  ["a time limit", coded("57014")],
  ["a lock of somebody else", coded("55P03")],
  ["too many connections", coded("53300")],
  ["a connection that ended", new Error("Connection terminated unexpectedly")],
  ["our own clock", new Error("Query read timeout")],
  ["an empty pool", new Error("timeout exceeded when trying to connect")],
  ["several addresses", new AggregateError([coded("ECONNREFUSED")])],
  ["what the query builder wraps", new DrizzleQueryError("select 1", [], coded("08006"))],
])("[OUTAGE-1] %s is an outage", (_, error) => expect(isOutage(error)).toBe(true));

test.each([
  ["a broken rule", coded("23505")],
  ["a mistake in a statement", coded("42601")],
  ["a file that is not there", coded("ENOENT", { syscall: "open" })],
  ["a mistake of ours", new TypeError("x is undefined")],
  ["nothing", undefined],
])("[OUTAGE-1] %s is none", (_, error) => expect(isOutage(error)).toBe(false));
