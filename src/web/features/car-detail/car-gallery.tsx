import { type MouseEvent, useEffect, useRef, useState } from "react";
import { CarPicture } from "#web/features/car/car-picture.tsx";
import type { GalleryPicture } from "./gallery-view.ts";

/**
 * All pictures in a row that snaps. Without script the small pictures are plain links into the row; with
 * it they move the row, leave the address alone, and show which picture is in view.
 */
export function CarGallery({ pictures, muted }: { pictures: GalleryPicture[]; muted: boolean }) {
  const row = useRef<HTMLUListElement>(null);
  const [inView, setInView] = useState<number | null>(null);
  useEffect(() => setInView(pictureInView(row.current)), []);

  if (pictures.length === 0) {
    return (
      <div className="aspect-3/2 overflow-hidden lg:rounded-md">
        <CarPicture picture={null} in="gallery" />
      </div>
    );
  }

  function showPicture(event: MouseEvent, at: number) {
    event.preventDefault();
    row.current?.scrollTo({ left: at * row.current.clientWidth });
  }

  return (
    <section aria-label="Bilder">
      <ul
        ref={row}
        onScroll={() => setInView(pictureInView(row.current))}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={`${pictures.length} bilder, rulla i sidled`}
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth lg:rounded-md print:overflow-hidden"
      >
        {pictures.map((picture, at) => (
          <li
            key={picture.id}
            id={picture.id}
            className="studio relative aspect-3/2 w-full shrink-0 snap-start overflow-hidden"
          >
            <CarPicture picture={picture} in="gallery" first={at === 0} muted={muted} />
            <span
              aria-hidden
              className="absolute bottom-3.5 left-3.5 rounded-full bg-surface px-4 py-2 text-sm leading-tight font-semibold ring-1 ring-line print:hidden"
            >
              {at + 1} / {pictures.length}
            </span>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="-mx-1 mt-1.5 grid auto-cols-[calc((100%-3.125rem)/6)] grid-flow-col gap-2.5 overflow-x-auto p-1 max-lg:hidden print:hidden">
          {pictures.map((picture, at) => (
            <li key={picture.id}>
              <a
                href={`#${picture.id}`}
                onClick={(event) => showPicture(event, at)}
                aria-label={`Visa bild ${at + 1}`}
                aria-current={at === inView ? "true" : undefined}
                className="studio group relative block aspect-3/2 overflow-hidden rounded-sm"
              >
                <CarPicture picture={{ url: picture.url, alt: "" }} in="thumbnail" muted={muted} />
                <span className="absolute inset-0 hidden rounded-sm border-3 border-brand group-aria-[current=true]:block" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function pictureInView(row: HTMLElement | null): number | null {
  return row && Math.round(row.scrollLeft / row.clientWidth);
}
