import { readFile } from "node:fs/promises";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { DataDirInUse } from "#platform/db/embedded/data-dir.ts";
import { explainFailure } from "./explain-failure.ts";
import { ImportRefused } from "./import-refused.ts";

class EnvironmentError extends Error {}

async function failureOf(work: () => unknown): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    return error;
  }
}

test.each([
  [
    () => {
      throw new DataDirInUse("DATA_DIR /data is in use by another server.");
    },
    "Databasen används av webbplatsen. Stoppa den och kör igen, eller ange DATABASE_URL till en PostgreSQL-server. Inget har skrivits.",
  ],
  [() => readFile("/finns/inte.csv"), "Filen /finns/inte.csv finns inte. Inget har skrivits."],
  [() => readFile("/"), "Det är en mapp, inte en fil. Inget har skrivits."],
  [
    () => {
      throw new EnvironmentError("PORT must be a whole number");
    },
    "En inställning är fel: PORT must be a whole number. Inget har skrivits.",
  ],
])("[IMPORT-38] what can be put right is one Swedish line: %#", async (work, line) => {
  expect(explainFailure(await failureOf(work))).toBe(line);
});

test("[IMPORT-34] an import that was stopped says so; what the database said is told without the rows it was sent", () => {
  expect(explainFailure(AbortSignal.abort().reason)).toBe("Importen avbröts. Inget har skrivits.");
  const failure = new DrizzleQueryError("insert …", ["thousands of rows"], new Error("disk full"));
  expect(explainFailure(failure)).toBe("Importen misslyckades: disk full. Inget har skrivits.");
});

test("[IMPORT-30] a refusal speaks for itself", () => {
  expect(explainFailure(new ImportRefused("37 av 50 rader har fel."))).toBe("37 av 50 rader har fel.");
});
