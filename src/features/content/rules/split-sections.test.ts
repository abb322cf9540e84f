import { expect, test } from "vitest";
import { withoutSections } from "./split-sections.ts";

test("[LANDING-4] a section that is shown in another way is not shown twice", () => {
  const html = '<p>Först.</p><h2 id="a">A</h2><p>1</p><h2 id="b">B</h2><p>2</p><h2 id="ab">AB</h2>';
  expect(withoutSections(html, ["a"])).toBe('<p>Först.</p><h2 id="b">B</h2><p>2</p><h2 id="ab">AB</h2>');
});
