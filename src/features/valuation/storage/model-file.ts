import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { framed, framesOf, writeWhole } from "#platform/files/framed-file.ts";
import type { DatedValuation } from "../rules/trained-valuation.ts";

/** The model of the last training, which the next start answers with. */
export type ModelFile = {
  read: (now: Date) => DatedValuation | null;
  save: (trained: DatedValuation) => Promise<void>;
};

const rulesFolder = new URL("../rules/", import.meta.url);

/** The rules that a model was made by: other rules may read it in another way. */
export function versionOfRules(): string {
  const hash = createHash("sha256").update(process.version);
  const files = readdirSync(rulesFolder, { recursive: true, encoding: "utf8" });
  for (const name of files.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts")).toSorted())
    hash.update(name).update(readFileSync(new URL(name, rulesFolder)));
  return hash.digest("hex");
}

export function modelFile(path: string, version = versionOfRules()): ModelFile {
  return {
    /** Null when there is none, when it is damaged, of other rules or of a day to come. */
    read: (now) => {
      try {
        const next = framesOf(readFileSync(path));
        if (next() !== version) return null;
        const trained = next() as DatedValuation;
        return trained.at <= now ? trained : null;
      } catch {
        return null;
      }
    },
    save: (trained) => writeWhole(path, [framed(version), framed(trained)]),
  };
}
