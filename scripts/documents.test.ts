import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = globSync([
  "*.md",
  "docs/**/*.md",
  "{src,tests,bench}/**/*.md",
  "brand/**/*.md",
  ".github/**/*.md",
]).filter((file) => !file.includes("node_modules"));
const textOf = (file: string) => readFileSync(file, "utf8").replaceAll(/```.*?```/gs, "");

/** As the hosts of repositories make an anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

function leadsSomewhere(from: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const file = path === "" ? from : join(dirname(from), path);
  if (!existsSync(file)) return false;
  if (anchor === undefined || !file.endsWith(".md")) return true;
  const headings = [...readFileSync(file, "utf8").matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => heading);
  return headings.some((heading) => anchorOf(heading) === anchor);
}

test("[SPEC-2] every link between documents leads to a file, and to a heading where it names one", () => {
  const dead = documents
    .filter((file) => !file.startsWith("brand/"))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link = ""]) => link)
        .filter((link) => !/^(\w+:|\/)/.test(link) && !leadsSomewhere(file, link))
        .map((link) => `${file}: ${link}`),
    );
  expect(dead).toEqual([]);
});

/** Reasons are of their day, and name what was there then. */
const ofToday = documents.filter((file) => !/^(docs\/decisions|brand)\//.test(file));

test("[SPEC-2] a file of the code that a document names is there", () => {
  const names = new Set(
    globSync("{*,{brand,deploy,public,scripts,bench,tests,src}/**/*}").map((file) => basename(file)),
  );
  const isThere = (from: string, name: string) =>
    name.includes("/")
      ? [dirname(from), ".", "src"].some((folder) => existsSync(join(folder, name)))
      : names.has(name);
  const missing = ofToday.flatMap((file) =>
    [...textOf(file).matchAll(/`([\w./-]+\.(?:tsx?|css|mjs))`/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !isThere(file, name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("[SPEC-2] every feature says in at most fifteen lines what it does and where to begin", () => {
  for (const feature of globSync("src/features/*")) {
    const text = readFileSync(`${feature}/README.md`, "utf8");
    expect(text.trimEnd().split("\n").length, feature).toBeLessThanOrEqual(15);
    expect(text, feature).toContain("**Rules:**");
    expect(text, feature).toContain("**Begin with**");
  }
});

test("[ENV-7] the table of settings has every variable that is read, and no other", () => {
  const files = ["env.ts", "operator-settings.ts"].map((name) =>
    readFileSync(`src/platform/config/${name}`, "utf8"),
  );
  const read = [...files.join("\n").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)];
  const rows = readFileSync("docs/settings.md", "utf8").matchAll(/^\| (`[A-Z][^|]*)\|/gm);
  const told = [...rows].flatMap(([, cell = ""]) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)]);
  expect(told.map(([, name]) => name).sort()).toEqual(read.map(([, name]) => name).sort());
});

test("[ALARM-3] each alarm has its row among the alarms, and no other has one", () => {
  const alarms = [...readFileSync("deploy/alerts.yml", "utf8").matchAll(/- alert: (\w+)/g)];
  const rows = [...readFileSync("docs/operating.md", "utf8").matchAll(/^\| `(Site\w+)`/gm)];
  expect(rows.map(([, name]) => name)).toEqual(alarms.map(([, name]) => name));
});
