import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ConditionView } from "#features/adverts/pages/condition-view.ts";
import { DamageDrawings } from "#features/adverts/pages/damage-drawings.tsx";
import { damageDrawings } from "#features/adverts/pages/gallery/damage-marks.ts";
import { type DamageZone, damageZones } from "#features/cars/rules/damage-place.ts";

type DrawnZone = { zone: DamageZone; count: number; marked: string[] };

/** What the drawings say, read from their HTML: of each zone its number, and what is marked in it. */
function drawnZones({ damages }: Pick<ConditionView, "damages">): DrawnZone[] {
  const html = renderToStaticMarkup(
    createElement(DamageDrawings, {
      drawings: damageDrawings(damages),
      selected: null,
      onSelect: () => undefined,
    }),
  );
  return html.split("data-zone=").flatMap((part) => {
    const zone = /^"(\w+)"/.exec(part)?.[1];
    if (!zone || !Object.hasOwn(damageZones, zone)) return [];
    const marked = [...part.matchAll(/aria-label="Skada (\d+: [^"]*)"/g)].map(([, said = ""]) => said);
    return [{ zone: zone as DamageZone, count: Number(/(\d+) skad(?:a|or)</.exec(part)?.[1] ?? 0), marked }];
  });
}

/** Where the drawings, the list beneath them and the sentence above contradict each other. */
export function complaintsOfDamages(view: Pick<ConditionView, "damages" | "summary">): string[] {
  const { damages, summary } = view;
  const drawn = drawnZones(view);
  const listed = damages.map(({ heading, zone }, at) => ({ said: `${at + 1}: ${heading}`, zone }));
  const wrongZones = drawn.flatMap(({ zone, count, marked }) => {
    const expected = listed.filter((damage) => damage.zone === zone).map(({ said }) => said);
    const isRight = count === expected.length && marked.join() === expected.join();
    return isRight ? [] : [`${damageZones[zone]}: ${count}, ${marked.join()}; listed ${expected.join()}`];
  });
  const sum = drawn.reduce((total, { count }) => total + count, 0);
  const said = /En skada/.test(summary) ? 1 : Number(/(\d+) skador/.exec(summary)?.[1] ?? 0);
  return [
    ...wrongZones,
    ...(sum === damages.length ? [] : [`${sum} drawn of ${damages.length}`]),
    ...(!summary.startsWith("Kontrollerad") || said === damages.length ? [] : [summary]),
  ];
}
