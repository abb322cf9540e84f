import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checklistComplaints, requirements } from "./asvs.ts";

const checklist = readFileSync("docs/security.md", "utf8");
const rules = new Set(
  globSync("docs/spec/*.md").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id = ""]) => id),
  ),
);

test("[ASVS-1] each requirement of levels 1 and 2 stands once in the checklist, with its state, and by rules that are there", () => {
  expect(requirements).toHaveLength(253);
  expect(checklistComplaints(checklist, rules)).toEqual([]);
});

test("[ASVS-2] every file that the checklist names is there", () => {
  const named = [...checklist.matchAll(/`([\w@./-]+\/[\w@./-]*)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => path !== "n/a");
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !["", "src/", "docs/"].some((folder) => existsSync(folder + path)))).toEqual(
    [],
  );
});

test("[ASVS-1] what is missing, told twice, unknown or without proof is reported", () => {
  const rows = requirements.map((id) => `| ${id} | yes | so | SEC-1 |`);
  const known = new Set(["SEC-1"]);
  expect(checklistComplaints(rows.join("\n"), known)).toEqual([]);
  const [first = "", second = "", third = "", fourth = "", ...others] = rows;
  const wrong = [
    second.replace("yes", "perhaps"),
    third.replace("SEC-1", "NONE-1"),
    fourth.replace("SEC-1", ""),
    fourth,
    first.replace("V1.1.1", "V1.1.9"),
    ...others,
  ];
  expect(checklistComplaints(wrong.join("\n"), known)).toEqual([
    "missing: V1.1.1",
    "no requirement: V1.1.9",
    "twice: V1.2.2",
    'V1.1.2: no state "perhaps"',
    "V1.2.1: no rule NONE-1",
    "V1.2.2: no rule and no file",
  ]);
});
