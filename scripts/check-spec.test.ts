import { expect, test } from "vitest";
import { compareSpecWithTests } from "./check-spec.ts";

// The ids below are made up, so they are put together at run time: the check reads this file too.
const [known, unknown] = ["A-1", "B-7"];
const spec = { "a.md": `# Rules\n\n- **${known}** A rule.\n` };
const testNamed = (title: string) => ({ "a.test.ts": `${"test"}("${title}", () => {});` });

test("[SPEC-1] a rule with a test gives no complaint", () => {
  expect(compareSpecWithTests(spec, testNamed(`[${known}] holds`))).toEqual({
    rules: 1,
    untested: [],
    unknown: [],
    nameless: [],
    repeated: [],
    misplaced: [],
  });
});

test("[SPEC-1] a rule without a test is reported; a test that names no rule of the spec is reported; a test without an id is reported", () => {
  expect(compareSpecWithTests(spec, {}).untested).toEqual([known]);
  expect(compareSpecWithTests(spec, testNamed(`[${unknown}] holds`)).unknown).toEqual([
    `a.test.ts: [${unknown}]`,
  ]);
  expect(compareSpecWithTests(spec, testNamed("it works")).nameless).toEqual(["a.test.ts: it works"]);
});

test("[SPEC-1] an id used twice is reported; an id in a source that is no test is reported", () => {
  expect(compareSpecWithTests({ ...spec, ...{ "b.md": spec["a.md"] } }, {}).repeated).toEqual([known]);
  const source = { "a.ts": `/** [${known}] Why. */` };
  expect(compareSpecWithTests(spec, {}, source).misplaced).toEqual([`a.ts: [${known}]`]);
});
