import type { MouseEvent } from "react";
import { type DamageZone, damageZones, drawnZones } from "#features/cars/rules/damage-place.ts";
import type { DamageView } from "./condition-view.ts";
import { damageCountText, damageMarks, damagesByZone, hasDrawnDamages } from "./gallery/damage-marks.ts";
import { DamageNumber } from "./gallery/damage-number.tsx";
import { Silhouette } from "./gallery/silhouette.tsx";

type DamageDrawingsProps = {
  damages: readonly DamageView[];
  selected: number | null;
  onSelect: (number: number, event: MouseEvent) => void;
};

const undrawnZones: readonly DamageZone[] = ["inside", "elsewhere"];

/** Where the damages of the list are, each counted once: on a drawing, or beside the name of what is not drawn. [DAMAGE-3] [DAMAGE-7] */
export function DamageDrawings({ damages, selected, onSelect }: DamageDrawingsProps) {
  const zones = damagesByZone(damages);
  const hrefOf = (number: number) => `#skada-${number}`;
  const countOf = (zone: DamageZone) => zones.get(zone)?.length ?? 0;
  const undrawn = undrawnZones.filter((zone) => countOf(zone) > 0);
  return (
    <div className="damage-drawings">
      {hasDrawnDamages(damages) &&
        drawnZones.map((view) => (
          <figure key={view} data-zone={view} className={countOf(view) === 0 ? "max-sm:hidden" : ""}>
            <Silhouette {...{ view, selected, onSelect }} marks={damageMarks(damages, view, hrefOf)} />
            <figcaption className="mt-2 flex justify-between gap-2 text-xs text-ink-2">
              <b className="font-semibold">{damageZones[view]}</b>
              {damageCountText(countOf(view))}
            </figcaption>
          </figure>
        ))}
      {undrawn.length > 0 && (
        <ul className="grid content-end gap-1 text-xs text-ink-2">
          {undrawn.map((zone) => (
            <li key={zone} data-zone={zone} className="flex flex-wrap items-center gap-x-2">
              <b className="font-semibold">{damageZones[zone]}</b>
              {damageCountText(countOf(zone))}
              {zones.get(zone)?.map(({ number, damage }) => (
                <a
                  key={number}
                  href={hrefOf(number)}
                  aria-label={`Skada ${number}: ${damage.heading}`}
                  aria-current={number === selected ? "true" : undefined}
                  onClick={(event) => onSelect(number, event)}
                  className="grid size-11 place-items-center"
                >
                  <DamageNumber number={number} />
                </a>
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
