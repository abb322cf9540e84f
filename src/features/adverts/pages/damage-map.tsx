import { type MouseEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { damageZones } from "#features/cars/rules/damage-place.ts";
import type { DamageView } from "./condition-view.ts";
import { DamageDrawings } from "./damage-drawings.tsx";
import { DamageShot } from "./damage-shot.tsx";
import type { DamageDrawings as Drawings } from "./gallery/damage-marks.ts";
import { DamageNumber } from "./gallery/damage-number.tsx";
import { useViewer } from "./gallery/use-viewer.ts";
import { type GalleryPicture, placeOfDamage } from "./gallery-view.ts";

type DamageMapProps = {
  damages: readonly DamageView[];
  drawings: Drawings;
  pictures: readonly GalleryPicture[];
};

/**
 * One damage is chosen at a time: by its number on the drawing, in the list or by the arrows, and its close-up fills the
 * stage. "#skada-2" is the address of one; without script the browser itself shows what the address names.
 */
export function DamageMap({ damages, drawings, pictures }: DamageMapProps) {
  const [selected, setSelected] = useSelected();
  const { open } = useViewer();
  // The address follows the choice without a step in the history, and nothing scrolls away from the picture.
  function select(number: number, event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setSelected(number);
    history.replaceState(history.state, "", `#skada-${number}`);
  }
  function enlarge(at: number, event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open("pictures", at);
  }
  const numbered = damages.map((damage, at) => ({ damage, number: at + 1 }));
  return (
    <div className="damage-map">
      <div className="damage-stage">
        {numbered.map(({ damage, number }) => (
          <DamageShot
            key={number}
            number={number}
            count={damages.length}
            damage={damage}
            drawings={drawings}
            inGallery={placeOfDamage(pictures, damage)}
            isChosen={selected === number}
            onSelect={select}
            onEnlarge={enlarge}
          />
        ))}
      </div>
      <DamageDrawings drawings={drawings} selected={selected} onSelect={select} />
      <ol className="damage-list">
        {numbered.map(({ damage: { heading, note, zone }, number }) => (
          <li key={number} data-zone={zone}>
            <a
              href={`#skada-${number}`}
              aria-current={selected === number ? "true" : undefined}
              onClick={(event) => select(number, event)}
              className="damage-entry"
            >
              <DamageNumber number={number} />
              <div className="min-w-0">
                <h3>{heading}</h3>
                {note && <p>{note}</p>}
                <p className="text-xs">{damageZones[zone]}</p>
              </div>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The server does not know what an address ends with, so it is read once the page is awake. */
function useSelected() {
  const { hash, key } = useLocation();
  const [selected, setSelected] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to the same address once more is a choice too.
  useEffect(() => {
    const number = Number(/^#skada-(\d+)$/.exec(hash)?.[1]);
    if (number > 0) setSelected(number);
  }, [hash, key]);
  return [selected, setSelected] as const;
}
