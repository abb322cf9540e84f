import { type MouseEvent, useRef, useState } from "react";
import { CarPicture } from "#web/features/car/car-picture.tsx";
import type { GalleryPicture } from "./gallery-view.ts";

/**
 * All pictures in a row that snaps. Without script the small pictures are plain links into the row; with
 * it they move the row and leave the address and the page where they are.
 */
export function CarGallery({ pictures, muted }: { pictures: GalleryPicture[]; muted: boolean }) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  if (pictures.length === 0) {
    return (
      <div className="studio aspect-3/2 overflow-hidden lg:rounded-md">
        <CarPicture picture={null} />
      </div>
    );
  }

  function followRow() {
    if (row.current) setCurrent(Math.round(row.current.scrollLeft / row.current.clientWidth));
  }

  function showPicture(event: MouseEvent, at: number) {
    if (!row.current) return;
    event.preventDefault();
    row.current.scrollTo({ left: at * row.current.clientWidth });
  }

  return (
    <section aria-label="Bilder">
      <div className="relative">
        <ul
          ref={row}
          onScroll={followRow}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          aria-label={`${pictures.length} bilder, rulla i sidled`}
          className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth lg:rounded-md print:overflow-hidden"
        >
          {pictures.map((picture, at) => (
            <li
              key={picture.id}
              id={picture.id}
              className="studio aspect-3/2 w-full shrink-0 snap-start overflow-hidden"
            >
              <CarPicture picture={picture} eager={at === 0} muted={muted} />
            </li>
          ))}
        </ul>
        <p
          aria-hidden
          className="absolute bottom-3.5 left-3.5 rounded-full bg-surface px-4 py-2 text-sm leading-tight font-semibold ring-1 ring-line print:hidden"
        >
          {current + 1} / {pictures.length}
        </p>
      </div>
      {pictures.length > 1 && (
        <ul className="mt-2.5 grid auto-cols-[calc((100%-3.125rem)/6)] grid-flow-col gap-2.5 overflow-x-auto p-1 -m-1 max-lg:hidden print:hidden">
          {pictures.map((picture, at) => (
            <li key={picture.id}>
              <a
                href={`#${picture.id}`}
                onClick={(event) => showPicture(event, at)}
                aria-label={`Visa bild ${at + 1}`}
                aria-current={at === current ? "true" : undefined}
                className="studio relative block aspect-3/2 overflow-hidden rounded-sm aria-[current=true]:after:absolute aria-[current=true]:after:inset-0 aria-[current=true]:after:rounded-sm aria-[current=true]:after:border-3 aria-[current=true]:after:border-brand"
              >
                <CarPicture picture={{ url: picture.url, alt: "" }} muted={muted} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
