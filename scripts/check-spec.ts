import { globSync, readFileSync } from "node:fs";

/**
 * Every rule in docs/spec has a test that names it, every test names a rule that is there, and
 * the ids stand nowhere else. A rule is a line that begins with its id in bold; a test names it
 * in square brackets, first in its title.
 */
export type SpecFindings = {
  rules: number;
  untested: string[];
  unknown: string[];
  nameless: string[];
  repeated: string[];
  misplaced: string[];
};

const ruleLine = /^- \*\*([A-Z]+-\d+)\*\*/gm;
const idInTitle = /\[([A-Z]+-\d+)\]/g;
/** The title is the first string of a call; tables of cases carry theirs as the first string of a row. */
const testCall = /\btest(?:\.\w+(?:\([^)]*\))?)*\(\s*(["'`])((?:\\.|(?!\1).)*)\1/gs;

export function compareSpecWithTests(
  specs: Record<string, string>,
  tests: Record<string, string>,
  sources: Record<string, string> = {},
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
    misplaced: Object.entries(sources).flatMap(([file, text]) =>
      [...text.matchAll(idInTitle)].map(([id]) => `${file}: ${id}`),
    ),
  };
}

if (import.meta.main) {
  const read = (pattern: string[]) =>
    Object.fromEntries(globSync(pattern).map((file) => [file, readFileSync(file, "utf8")]));
  const code = read(["{brand,src,tests,scripts,bench}/**/*.{ts,tsx,js,css}"]);
  const isTest = ([file]: [string, string]) => file.endsWith(".test.ts");
  const found = compareSpecWithTests(
    read(["docs/spec/*.md"]),
    Object.fromEntries(Object.entries(code).filter(isTest)),
    Object.fromEntries(Object.entries(code).filter((file) => !isTest(file))),
  );
  const complaints = [
    ...found.untested.map((id) => `rule without a test: ${id}`),
    ...found.unknown.map((test) => `test names no rule: ${test}`),
    ...found.nameless.map((test) => `test without a rule id: ${test}`),
    ...found.repeated.map((id) => `rule id used twice: ${id}`),
    ...found.misplaced.map((source) => `rule id in a source, not in a test's title: ${source}`),
  ];
  for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
  process.stdout.write(`${found.rules} rules, ${complaints.length} complaints\n`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
