import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { figureNames, sceneNames } from "#web/content/drawing-names.ts";
import { Drawing } from "./drawing.tsx";

const drawn = (figure: (typeof figureNames)[number], scene: (typeof sceneNames)[number]) =>
  renderToStaticMarkup(
    <Drawing drawing={{ scene, parts: [{ figure, term: "48 timmar", text: "reservation" }] }} />,
  );

test.each(figureNames)(
  "[TEXTPAGE-2] %s is drawn in the roles of the theme alone, with its words below",
  (figure) => {
    for (const scene of sceneNames) {
      const html = drawn(figure, scene);
      const colours = [...html.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour = ""]) => colour);
      expect(colours.filter((colour) => colour !== "none" && !/^var\(--ms-[\w-]+\)$/.test(colour))).toEqual(
        [],
      );
      expect(html).toContain("48 timmar</dt>");
    }
  },
);
