import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { expressionsIn, slownessOf } from "./regular-expressions.ts";

/** What only ever reads a text that cannot be long. */
const bounded: Readonly<Record<string, string>> = {
  "\\B(?=(\\d{3})+$)": "the digits of one number: 21 at most",
};

const files = [
  ...globSync("{src,brand,scripts}/**/*.{ts,tsx,js}").filter((file) => !/\.test\.tsx?$/.test(file)),
  ...globSync("public/**/*.js"),
];

test("[REGEX-1] no regular expression takes more time than its text is long", () => {
  const all = files.flatMap((file) =>
    expressionsIn(file, readFileSync(file, "utf8")).map((one) => ({ file, ...one })),
  );
  expect(all.length).toBeGreaterThan(400);
  const slow = all
    .filter(({ pattern }) => !(pattern in bounded))
    .flatMap(({ file, line, ...one }) =>
      slownessOf(one).map((how) => `${file}:${line} /${one.pattern}/${one.flags} is ${how}`),
    );
  expect(slow).toEqual([]);
  const patterns = new Set(all.map(({ pattern }) => pattern));
  expect(Object.keys(bounded).filter((pattern) => !patterns.has(pattern))).toEqual([]);
});

test("[REGEX-1] one that runs away is found, as a literal and put together while the site runs", () => {
  const text = [
    'const part = "(?:a|b)";',
    "const one = /^(a+)+$/u;",
    "new RegExp(`^(?:$" + '{part}+)+$`, "i");',
    "new RegExp(`^$" + "{names}$`);",
  ].join("\n");
  const found = expressionsIn("a.ts", text);
  expect(found).toEqual([
    { line: 2, pattern: "^(a+)+$", flags: "u" },
    { line: 3, pattern: "^(?:(?:a|b)+)+$", flags: "i" },
    { line: 4, pattern: "^x$", flags: "" },
  ]);
  expect(found.map((one) => slownessOf(one)[0] ?? "")).toEqual([
    expect.stringContaining("exponential"),
    expect.stringContaining("exponential"),
    "",
  ]);
});
