import { globSync, readFileSync } from "node:fs";

/**
 * Every rule in docs/spec has a test that names it, and every test names a rule that is there.
 * A rule is a line `- **BADGE-2** …`; a test names it in its title: `test("[BADGE-2] …")`.
 */
export type SpecFindings = {
  rules: number;
  untested: string[];
  unknown: string[];
  nameless: string[];
  repeated: string[];
};

const ruleLine = /^- \*\*([A-Z]+-\d+)\*\*/gm;
const idInTitle = /\[([A-Z]+-\d+)\]/g;
/** The title is the first string of a call; tables of cases carry theirs as the first string of a row. */
const testCall = /\btest(?:\.\w+(?:\([^)]*\))?)*\(\s*(["'`])((?:\\.|(?!\1).)*)\1/gs;

export function compareSpecWithTests(
  specs: Record<string, string>,
  tests: Record<string, string>,
): SpecFindings {
  const rules = Object.values(specs).flatMap((text) => [...text.matchAll(ruleLine)].map(([, id = ""]) => id));
  const known = new Set(rules);
  const named = new Set<string>();
  const unknown: string[] = [];
  const nameless: string[] = [];
  for (const [file, text] of Object.entries(tests)) {
    for (const [, id = ""] of text.matchAll(idInTitle)) {
      named.add(id);
      if (!known.has(id)) unknown.push(`${file}: [${id}]`);
    }
    for (const [, , title = ""] of text.matchAll(testCall)) {
      if (!/\[[A-Z]+-\d+\]/.test(title) && !/%s|\$\{?\w/.test(title)) nameless.push(`${file}: ${title}`);
    }
  }
  return {
    rules: known.size,
    untested: rules.filter((id) => !named.has(id)),
    unknown,
    nameless,
    repeated: rules.filter((id, at) => rules.indexOf(id) !== at),
  };
}

if (import.meta.main) {
  const read = (pattern: string[]) =>
    Object.fromEntries(globSync(pattern).map((file) => [file, readFileSync(file, "utf8")]));
  const found = compareSpecWithTests(
    read(["docs/spec/*.md"]),
    read([
      "brand/**/*.test.ts",
      "src/**/*.test.ts",
      "tests/**/*.test.ts",
      "scripts/**/*.test.ts",
      "bench/**/*.test.ts",
    ]),
  );
  const complaints = [
    ...found.untested.map((id) => `rule without a test: ${id}`),
    ...found.unknown.map((test) => `test names no rule: ${test}`),
    ...found.nameless.map((test) => `test without a rule id: ${test}`),
    ...found.repeated.map((id) => `rule id used twice: ${id}`),
  ];
  for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
  process.stdout.write(`${found.rules} rules, ${complaints.length} complaints\n`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
