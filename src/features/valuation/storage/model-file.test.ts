import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyTable, withRows } from "../rules/level-table.ts";
import type { DatedValuation } from "../rules/trained-valuation.ts";
import { modelFile, versionOfRules } from "./model-file.ts";

const at = new Date("2026-11-17T02:00:00Z");
const nextDay = new Date("2026-11-18T12:00:00Z");
const trained: DatedValuation = { model: null, levels: withRows(emptyTable, [[7, -3, 90, 110]]), at };

let folder = "";
let path = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "model-"));
  path = join(folder, "valuation.kept");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("[VALUE-16] what was saved is read as it was, and the newest counts", async () => {
  expect(modelFile(path).read(nextDay)).toBeNull();
  await modelFile(path).save({ ...trained, at: new Date(0) });
  await modelFile(path).save(trained);
  expect(modelFile(path).read(nextDay)).toEqual(trained);
  expect(existsSync(`${path}.unfinished`)).toBe(false);
});

test("[VALUE-16] of other rules, damaged or of a day to come it is as none", async () => {
  await modelFile(path, versionOfRules()).save(trained);
  expect(modelFile(path, "other").read(nextDay)).toBeNull();
  expect(modelFile(path).read(new Date("2026-11-16T12:00:00Z"))).toBeNull();
  const bytes = readFileSync(path);
  bytes[bytes.length - 5] = (bytes[bytes.length - 5] ?? 0) ^ 1;
  writeFileSync(path, bytes);
  expect(modelFile(path).read(nextDay)).toBeNull();
});
