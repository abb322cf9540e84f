import { expect, test } from "vitest";
import { panelSvg } from "./draw-sharing-picture.ts";
import { textPath, textWidth, wrapped } from "./text-path.ts";

test("[SHARING-3] every letter of Swedish has its outline, and what is unknown a mark", () => {
  const style = { x: 0, y: 0, size: 40, fill: "#000" };
  const lettersIn = (text: string) => textPath(text, style).split("<path").length - 1;
  expect(lettersIn("Škoda Kodiaq åäöÅÄÖé 379 900 kr")).toBe("ŠkodaKodiaqåäöÅÄÖé379900kr".length);
  expect(textPath("漢", style)).toBe(textPath("?", style));
  expect(textPath("A", style)).not.toContain("<text");
});

test("[SHARING-3] words wrap within the width, and what does not fit ends with three dots", () => {
  const lines = wrapped("Mercedes-Benz E-klass All-Terrain Business Edition Premium", 46, 320, 3);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(textWidth(line, 46)).toBeLessThanOrEqual(320);
  expect(lines.at(-1)).toMatch(/…$/);
  expect(wrapped("Volvo V60", 46, 320, 3)).toEqual(["Volvo V60"]);
  expect(wrapped("", 46, 320, 3)).toEqual([]);
});

test("[SHARING-3] what a car is called cannot break out of the drawing", () => {
  const hostile = '</g><script>alert(1)</script>"&';
  const svg = panelSvg({ heading: hostile, detail: hostile, facts: hostile, price: hostile, logo: "" });
  expect(svg).not.toContain("script");
});
