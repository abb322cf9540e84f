import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type FigureName, figureNames, type SceneName, sceneNames } from "../../rules/drawing-names.ts";
import { Drawing } from "./drawing.tsx";

const rendered = (figure: FigureName, scene: SceneName) => {
  const parts = [{ figure, term: "48 timmar", text: "reservation" }];
  return renderToStaticMarkup(createElement(Drawing, { drawing: { scene, parts } }));
};

test.each(figureNames)("[TEXTPAGE-2] %s has the roles of the theme alone, and its words below", (figure) => {
  for (const scene of sceneNames) {
    const html = rendered(figure, scene);
    const colours = [...html.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map(([, colour = ""]) => colour);
    expect(colours.length).toBeGreaterThan(3);
    expect(colours.filter((colour) => !/^(?:none|var\(--ms-[\w-]+\))$/.test(colour))).toEqual([]);
    expect(html).toContain("48 timmar</dt>");
  }
});
