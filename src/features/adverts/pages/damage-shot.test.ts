import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { conditionView } from "./condition-view.ts";
import { DamageShot } from "./damage-shot.tsx";

function shotOf(note: string, url: string | null) {
  const { damages, drawings } = conditionView({
    ...aCar({ inspectedOn: "2026-10-24", inspectionComplete: true }),
    findings: [{ part: "exteriorDamage", verdict: "note", note, imagePosition: url ? 5 : null }],
    images: url ? [{ url, position: 5, type: 3, isHighlight: false }] : [],
  });
  const [damage] = damages;
  if (!damage) throw new Error("no damage");
  return renderToStaticMarkup(
    createElement(DamageShot, {
      number: 1,
      count: 1,
      damage,
      drawings,
      inGallery: url ? 0 : null,
      isChosen: true,
      onSelect: () => undefined,
      onEnlarge: () => undefined,
    }),
  );
}

test("[CONDMAP-1] the picture stands with the size and what is done, as far as the note says", () => {
  const html = shotOf("Repa, vänster bakdörr. 6 cm, genom klarlack. Åtgärdas inte.", "/files/damage.jpg");
  expect(html).toContain(": 6 cm. Åtgärdas inte<");
  expect(html).toContain("<img");
  expect(shotOf("Repa, vänster bakdörr.", "/files/damage.jpg")).not.toContain("damage-brief-text");
});

test("[CONDMAP-2] without a picture its place on the car is drawn, or the lack of one said", () => {
  expect(shotOf("Repa, vänster bakdörr.", null)).toContain("Här sitter skadan. Närbild saknas.");
  const without = shotOf("Repa.", null);
  expect(without).toContain(">Närbild saknas.<");
  expect(without).not.toContain("<svg viewBox");
});
