import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openApiDocument } from "#app/api/openapi.ts";
import { apiCalls } from "#features/public-api/api/calls.ts";

const validator = fileURLToPath(
  import.meta.resolve("@seriousme/openapi-schema-validator/bin/validate-api-cli.js"),
);

/** What a reader's tools would say of /api/openapi.json: its form by the standard, and whether every reference leads somewhere. */
const folder = mkdtempSync(join(tmpdir(), "openapi-"));
const file = join(folder, "openapi.json");
writeFileSync(file, JSON.stringify(openApiDocument(apiCalls, "https://bilar.example")));
const { status, stdout } = spawnSync(process.execPath, [validator, file], { encoding: "utf8" });
rmSync(folder, { recursive: true });
if (status !== 0) process.stdout.write(stdout);
process.exitCode = status ?? 1;
