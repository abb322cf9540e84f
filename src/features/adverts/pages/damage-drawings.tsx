import type { MouseEvent } from "react";
import type { DamageDrawings as Drawings } from "./gallery/damage-marks.ts";
import { DamageNumber } from "./gallery/damage-number.tsx";
import { Silhouette } from "./gallery/silhouette.tsx";

type DamageDrawingsProps = {
  drawings: Drawings;
  selected: number | null;
  onSelect: (number: number, event: MouseEvent) => void;
};

/** Where the damages of the list are: on a drawing, or beside the name of what is not drawn. */
export function DamageDrawings({ drawings: { drawn, others }, selected, onSelect }: DamageDrawingsProps) {
  return (
    <div className="damage-drawings">
      {drawn.map(({ view, name, count, isEmpty, marks }) => (
        <figure key={view} data-zone={view} className={isEmpty ? "max-sm:hidden" : ""}>
          <Silhouette {...{ view, selected, onSelect, marks }} />
          <figcaption className="mt-2 flex justify-between gap-2 text-xs text-ink-2">
            <b className="font-semibold">{name}</b>
            {count}
          </figcaption>
        </figure>
      ))}
      {others.length > 0 && (
        <ul className="grid content-end gap-1 text-xs text-ink-2">
          {others.map(({ zone, name, count, damages }) => (
            <li key={zone} data-zone={zone} className="flex flex-wrap items-center gap-x-2">
              <b className="font-semibold">{name}</b>
              {count}
              {damages.map(({ number, heading }) => (
                <a
                  key={number}
                  href={`#skada-${number}`}
                  aria-label={`Skada ${number}: ${heading}`}
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
