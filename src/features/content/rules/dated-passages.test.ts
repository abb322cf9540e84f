import { expect, test } from "vitest";
import { textOfDay, turningDays } from "./dated-passages.ts";
import { contentOn, readContent } from "./read-content.ts";

const text = [
  "För alla.",
  "%% före 2026-11-20",
  "Gamla lagen.",
  "%% från 2026-11-20",
  "Nya lagen.",
  "%%",
  "Slut.",
].join("\n");

test.each([
  ["2026-11-19", "För alla.\nGamla lagen.\nSlut."],
  ["2026-11-20", "För alla.\nNya lagen.\nSlut."],
])("[CONTENT-20] on %s the text says what holds that day", (day, said) => {
  expect(textOfDay(text, day)).toBe(said);
  expect(turningDays(text)).toEqual(["2026-11-20"]);
});

test("[CONTENT-20] a mark that is misspelt stops the build", () => {
  expect(() => textOfDay("%% fran 2026-11-20\nNya lagen.", "2026-11-20")).toThrow("A dated passage");
});

test("[CONTENT-20] a page turns with its text: sections, questions and all", () => {
  const head = "---\ntitle: Lån\ndescription: Om lån.\nlead: Lån.\nreviewed: 2026-11-15\n---\n";
  const body = "## Rätt\n\nFör alla.\n\n%% från 2026-11-20\n## Ny lag\n\nNya lagen.\n%%\n";
  const page = readContent(head + body, { plain: {}, inText: {} });
  expect(contentOn(page, "2026-11-19").sections).toHaveLength(1);
  expect(contentOn(page, "2026-11-19").html).not.toContain("Nya lagen");
  expect(contentOn(page, "2026-11-20").sections).toHaveLength(2);
  expect(contentOn(page, "2027-01-01").html).toContain("Nya lagen");
});
