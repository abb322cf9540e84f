import { type MouseEvent, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { CarPicture } from "#features/cars/pages/car-picture.tsx";
import { Panel } from "#ui/panel.tsx";
import type { DamageView } from "./condition-view.ts";
import { damageMarks } from "./gallery/damage-marks.ts";
import { Silhouette } from "./gallery/silhouette.tsx";
import { useViewer } from "./gallery/use-viewer.ts";
import type { GalleryPicture } from "./gallery-view.ts";

type DamageListProps = { damages: readonly DamageView[]; pictures: readonly GalleryPicture[] };

/** Each damage with its picture, its text and its place; "#skada-2" is the address of one. [DAMAGE-3] [DAMAGE-5] */
export function DamageList({ damages, pictures }: DamageListProps) {
  const selected = useSelected();
  const { open } = useViewer();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // By the router: it would not know of a step that the browser makes.
  function select(number: number, event: MouseEvent) {
    event.preventDefault();
    void navigate({ pathname, search, hash: `skada-${number}` });
  }
  const marks = damageMarks(damages, (number) => `#skada-${number}`);
  function enlarge(event: MouseEvent, at: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open("pictures", at);
  }
  return (
    <Panel>
      {marks.length > 0 && (
        <div className="damage-drawings">
          <Side side="left" caption="Vänster sida" {...{ marks, selected }} onSelect={select} />
          <Side side="right" caption="Höger sida" {...{ marks, selected }} onSelect={select} />
        </div>
      )}
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3 print:gap-2">
        {damages.map(({ heading, note, picture }, at) => {
          const inGallery = pictures.findIndex(({ damage }) => damage === at + 1);
          return (
            <li
              key={`${heading} ${note} ${picture.url}`}
              id={`skada-${at + 1}`}
              data-chosen={selected === at + 1}
              className="damage"
            >
              <a
                href={`#bild-${inGallery + 1}`}
                aria-label={`Visa bilden av skada ${at + 1}`}
                onClick={(event) => enlarge(event, inGallery)}
                className="studio damage-picture"
              >
                <CarPicture picture={picture} in="card" />
              </a>
              <h3 className="mt-3 mb-0.5 flex items-center gap-2.5 font-sans text-h4 print:mt-0 print:text-xs">
                <span className="grid size-6.5 shrink-0 place-items-center rounded-full bg-brand text-xs text-on-brand print:hidden">
                  {at + 1}
                </span>
                {heading}
              </h3>
              {note && <p className="text-sm text-ink-2 print:text-2xs">{note}</p>}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

type SideProps = Parameters<typeof Silhouette>[0] & { caption: string };

function Side({ caption, ...drawing }: SideProps) {
  const count = drawing.marks.filter(({ place }) => place.side === drawing.side).length;
  return (
    <figure className={count === 0 ? "max-sm:hidden" : ""}>
      <Silhouette {...drawing} />
      <figcaption className="mt-2 flex justify-between gap-2 text-xs text-ink-2">
        <b className="font-semibold">{caption}</b>
        {count === 0 ? "Inga noterade skador" : `${count} ${count === 1 ? "skada" : "skador"}`}
      </figcaption>
    </figure>
  );
}

/** The server does not know what an address ends with, so it is read once the page is awake. */
function useSelected(): number | null {
  const { hash } = useLocation();
  const [selected, setSelected] = useState<number | null>(null);
  useEffect(() => setSelected(Number(/^#skada-(\d+)$/.exec(hash)?.[1]) || null), [hash]);
  return selected;
}
