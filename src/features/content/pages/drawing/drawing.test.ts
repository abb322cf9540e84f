import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { drawingNames } from "../../rules/drawing-names.ts";
import { Drawing } from "./drawing.tsx";

test.each(drawingNames)("[TEXTPAGE-2] %s has the roles of the theme alone, and no words in it", (name) => {
  const html = renderToStaticMarkup(createElement(Drawing, { name }));
  const colours = [...html.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map(([, colour = ""]) => colour);
  expect(colours.length).toBeGreaterThan(3);
  expect(colours.filter((colour) => !/^(?:none|var\(--ms-[\w-]+\))$/.test(colour))).toEqual([]);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toMatch(/<text|NaN/);
});

test("[TEXTPAGE-2] no two drawings are alike", () => {
  const drawn = drawingNames.map((name) => renderToStaticMarkup(createElement(Drawing, { name })));
  expect(new Set(drawn).size).toBe(drawingNames.length);
});
