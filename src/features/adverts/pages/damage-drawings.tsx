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
  if (drawn.length + others.length === 0) return null;
  return (
    <div className="damage-drawings">
      {drawn.map(({ view, name, count, isEmpty, marks }) => (
        // What is clean is said in words alone where it would crowd out the rest.
        <figure key={view} data-zone={view}>
          {!(isEmpty && view === "above") && (
            <div className={isEmpty ? "max-sm:hidden" : ""}>
              <Silhouette {...{ view, selected, onSelect, marks }} />
            </div>
          )}
          <figcaption>
            <b className="font-semibold text-ink">{name}</b>
            <span className="whitespace-nowrap">{count}</span>
          </figcaption>
        </figure>
      ))}
      {others.length > 0 && (
        <ul className="grid content-end gap-1">
          {others.map(({ zone, name, count, damages }) => (
            <li key={zone} data-zone={zone} className="flex flex-wrap items-center gap-x-1">
              <b className="mr-1 font-semibold text-ink">{name}</b>
              {damages.map(({ number, heading }) => (
                <a
                  key={number}
                  href={`#skada-${number}`}
                  aria-label={`Skada ${number}: ${heading}`}
                  aria-current={number === selected ? "true" : undefined}
                  onClick={(event) => onSelect(number, event)}
                  className="damage-other"
                >
                  <DamageNumber number={number} />
                </a>
              ))}
              <span className="ml-auto">{count}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
