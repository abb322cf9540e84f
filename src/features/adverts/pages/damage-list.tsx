import { type MouseEvent, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { CarPicture } from "#features/cars/pages/car-picture.tsx";
import { damageZones } from "#features/cars/rules/damage-place.ts";
import { Panel } from "#ui/panel.tsx";
import type { DamageView } from "./condition-view.ts";
import { DamageDrawings } from "./damage-drawings.tsx";
import type { DamageDrawings as Drawings } from "./gallery/damage-marks.ts";
import { DamageNumber } from "./gallery/damage-number.tsx";
import { useViewer } from "./gallery/use-viewer.ts";
import { type GalleryPicture, placeOfDamage } from "./gallery-view.ts";

type DamageListProps = {
  damages: readonly DamageView[];
  drawings: Drawings;
  pictures: readonly GalleryPicture[];
};

/** Each damage with its picture, its text and its place; "#skada-2" is the address of one. */
export function DamageList({ damages, drawings, pictures }: DamageListProps) {
  const selected = useSelected();
  const { open } = useViewer();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // By the router: it would not know of a step that the browser makes.
  function select(number: number, event: MouseEvent) {
    event.preventDefault();
    void navigate({ pathname, search, hash: `skada-${number}` });
  }
  function enlarge(event: MouseEvent, at: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open("pictures", at);
  }
  return (
    <Panel>
      <DamageDrawings drawings={drawings} selected={selected} onSelect={select} />
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3 print:gap-2">
        {damages.map((damage, at) => {
          const { heading, note, zone, picture } = damage;
          const number = at + 1;
          const inGallery = placeOfDamage(pictures, damage);
          return (
            <li
              key={number}
              id={`skada-${number}`}
              data-chosen={selected === number}
              data-zone={zone}
              className="damage"
            >
              {picture && inGallery !== null && (
                <a
                  href={`#bild-${inGallery + 1}`}
                  aria-label={`Visa bilden av skada ${number}`}
                  onClick={(event) => enlarge(event, inGallery)}
                  className="studio damage-picture"
                >
                  <CarPicture picture={picture} in="card" />
                </a>
              )}
              <h3 className="mt-3 mb-0.5 flex items-center gap-2.5 font-sans text-h4 first:mt-0 print:mt-0 print:text-xs">
                <DamageNumber number={number} />
                {heading}
              </h3>
              {note && <p className="text-sm text-ink-2 print:text-2xs">{note}</p>}
              <p className="text-xs text-ink-2 print:text-2xs">{damageZones[zone]}</p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** The server does not know what an address ends with, so it is read once the page is awake. */
function useSelected(): number | null {
  const { hash } = useLocation();
  const [selected, setSelected] = useState<number | null>(null);
  useEffect(() => setSelected(Number(/^#skada-(\d+)$/.exec(hash)?.[1]) || null), [hash]);
  return selected;
}
