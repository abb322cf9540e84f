import type { DamageView } from "../condition-view.ts";
import type { DamageMark } from "./silhouette.tsx";

/** The damages that have a place on the drawing, under the numbers that all of them have. [DAMAGE-3] */
export function damageMarks(
  damages: readonly DamageView[],
  hrefOf: (number: number) => string,
): DamageMark[] {
  return damages.flatMap(({ heading, place }, at) =>
    place ? [{ number: at + 1, label: heading, place, href: hrefOf(at + 1) }] : [],
  );
}
