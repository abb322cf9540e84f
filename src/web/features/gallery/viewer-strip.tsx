import { useEffect, useRef } from "react";
import { CarPicture } from "#web/features/car/car-picture.tsx";
import type { GalleryPicture } from "#web/features/car-detail/gallery-view.ts";

type ViewerStripProps = {
  pictures: readonly GalleryPicture[];
  at: number | null;
  hrefOf: (at: number) => string;
  onShow: (at: number) => void;
};

/** All pictures in small, kind by kind; the one that is shown stands in the middle. [FULLSCREEN-3] */
export function ViewerStrip({ pictures, at, hrefOf, onShow }: ViewerStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const shown = at === null ? null : strip.current?.children[at];
    shown?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [at]);
  return (
    <ul
      ref={strip}
      aria-label="Alla bilder"
      className="no-scrollbar relative flex shrink-0 items-center gap-2 overflow-x-auto border-t border-line p-3 lg:px-6 lg:py-4"
    >
      {pictures.map((picture, place) => (
        <li
          key={picture.id}
          className={
            place > 0 && picture.group !== pictures[place - 1]?.group ? "border-l border-line-2 pl-2" : ""
          }
        >
          <a
            href={hrefOf(place)}
            aria-label={
              picture.damage ? `Visa bild ${place + 1}, skada ${picture.damage}` : `Visa bild ${place + 1}`
            }
            aria-current={place === at ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              onShow(place);
            }}
            className="group relative block aspect-4/3 w-18 shrink-0 overflow-hidden rounded-sm bg-stage opacity-75 hover:opacity-100 aria-[current=true]:opacity-100 lg:w-21"
          >
            <CarPicture picture={{ url: picture.url, alt: "" }} in="thumbnail" />
            {picture.damage && (
              <span
                aria-hidden
                className="absolute top-1.5 left-1.5 grid size-5.5 place-items-center rounded-full bg-brand text-2xs font-bold text-on-brand"
              >
                {picture.damage}
              </span>
            )}
            <span className="absolute inset-0 hidden rounded-sm border-3 border-accent group-aria-[current=true]:block" />
          </a>
        </li>
      ))}
    </ul>
  );
}
