import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { explanation, StartRefused } from "./run-or-explain.ts";

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  [
    "a full disk, told by a file",
    coded("ENOSPC", "ENOSPC: no space left on device, write"),
    /the disk is full/,
  ],
  [
    "a full disk, told by PostgreSQL",
    new DrizzleQueryError("insert into cars", ["x"], coded("53100", "could not extend file")),
    /the disk is full/,
  ],
  [
    "a folder that may not be written",
    coded("EACCES", "EACCES: permission denied, open '/srv/a'"),
    /\/srv\/a/,
  ],
  [
    "a database user without rights",
    new DrizzleQueryError("create table cars", [], coded("42501", "permission denied for schema public")),
    /permission denied for schema public/,
  ],
  ["what we refuse ourselves", new StartRefused("port 80 is taken"), /port 80 is taken/],
])("[ENV-3] %s is one line", (_, error, line) => {
  expect(explanation(error)).toMatch(/^Milstolpen cannot start: [^\n]+$/);
  expect(explanation(error)).toMatch(line);
});

test("[ENV-3] [LOG-4] a mistake of ours keeps its stack, without the statement", () => {
  const mistake = new DrizzleQueryError(
    "select secret",
    ["hemlig"],
    coded("42703", 'column "x" does not exist'),
  );
  expect(explanation(mistake)).toMatch(/column "x" does not exist[\s\S]*\n\s+at /);
  expect(explanation(mistake)).not.toMatch(/select secret|hemlig/);
});
