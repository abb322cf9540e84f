import { Camera, ChevronLeft, ChevronRight, Maximize } from "lucide-react";
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import { CarPicture } from "#features/cars/pages/car-picture.tsx";
import { variantAddress } from "#platform/pictures/picture-variants.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { DamageView } from "./condition-view.ts";
import { GalleryTabs, type MovingParts } from "./gallery/gallery-tabs.tsx";
import { useViewer } from "./gallery/use-viewer.ts";
import { GalleryThumbnails } from "./gallery-thumbnails.tsx";
import { type GalleryPicture, galleryTabs } from "./gallery-view.ts";
import "./gallery.css";

type CarGalleryProps = MovingParts & {
  name: string;
  pictures: GalleryPicture[];
  damages: readonly DamageView[];
  muted: boolean;
};

/** Fetched when somebody is about to open it, not before. */
const loadViewer = () => import("./gallery/gallery-viewer.tsx");
const GalleryViewer = lazy(async () => ({ default: (await loadViewer()).GalleryViewer }));

/** Wide enough for any screen, for whoever opens a picture without our script. */
const fullWidth = 1920;

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * All pictures in a row that snaps. Without script each is a link to itself in large; with it a click opens the viewer,
 * and small pictures and tabs move the row and leave the address alone.
 */
export function CarGallery({ name, pictures, damages, spin, sphere, video, muted }: CarGalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const [inView, setInView] = useState<number | null>(null);
  const { mode, step, open, close } = useViewer();
  useEffect(() => setInView(pictureInView(row.current)), []);

  if (pictures.length === 0) {
    return (
      <div className="gallery-empty">
        <CarPicture picture={null} in="gallery" />
      </div>
    );
  }

  const at = inView ?? 0;
  function show(next: number, behavior: ScrollBehavior = "auto") {
    row.current?.scrollTo({ left: next * row.current.clientWidth, behavior });
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(step(at, pictures.length - 1));
  }
  function enlarge(event: MouseEvent, which: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open("pictures", which);
  }
  const hrefOf = (which: number) => `#${pictures[which]?.id}`;
  return (
    <section id="bilder" aria-label="Bilder" onPointerEnter={loadViewer} onFocus={loadViewer}>
      <div className="relative">
        <ul
          ref={row}
          onScroll={() => setInView(pictureInView(row.current))}
          onKeyDown={onKeyDown}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          aria-label={`${pictures.length} bilder, rulla i sidled`}
          className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth lg:rounded-md print:overflow-hidden"
        >
          {pictures.map((picture, index) => (
            <li key={picture.id} id={picture.id} className="studio gallery-picture">
              <a
                href={variantAddress(picture.url, fullWidth)}
                onClick={(event) => enlarge(event, index)}
                // Whoever tabs passes one picture, not all of them.
                tabIndex={inView === null || index === at ? undefined : -1}
                className="gallery-link"
              >
                <CarPicture picture={picture} in="gallery" first={index === 0} muted={muted} />
              </a>
            </li>
          ))}
        </ul>
        <p aria-hidden className="gallery-count">
          <Camera strokeWidth={1.75} className="size-4.5" />
          {at + 1} av {pictures.length}
        </p>
        <div className="noscript:hidden print:hidden">
          <span className="absolute top-1/2 left-3.5 -translate-y-1/2 max-sm:hidden">
            <IconButton
              icon={ChevronLeft}
              label="Föregående bild"
              variant="outlined"
              disabled={at === 0}
              onClick={() => show(at - 1)}
            />
          </span>
          <span className="gallery-next">
            <IconButton
              icon={ChevronRight}
              label="Nästa bild"
              variant="outlined"
              disabled={at === pictures.length - 1}
              onClick={() => show(at + 1)}
            />
          </span>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => open("pictures", at)}
            className="gallery-enlarge"
          >
            <Maximize aria-hidden strokeWidth={1.75} className="size-4.5" />
            <span className="max-sm:sr-only">Helskärm</span>
          </button>
        </div>
      </div>
      <GalleryTabs
        {...{ spin, sphere, video, hrefOf }}
        tabs={galleryTabs(pictures)}
        current={pictures[at]?.group ?? null}
        onPicture={(which) => show(which)}
        onSpin={() => open("spin", at)}
      />
      <GalleryThumbnails
        {...{ pictures, muted, hrefOf, inView }}
        onShow={show}
        onMore={(which) => open("pictures", which)}
      />
      {mode && (
        <Suspense>
          <GalleryViewer
            key={step}
            {...{ name, pictures, damages, spin, sphere, video, hrefOf }}
            opening={{ mode, at: pictureFromHash(pictures) ?? at }}
            onShow={(which) => show(which, "instant")}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}

function pictureInView(row: HTMLElement | null): number | null {
  return row && Math.round(row.scrollLeft / row.clientWidth);
}

/** The address tells which: the row may still be on its way there. */
function pictureFromHash(pictures: readonly GalleryPicture[]): number | null {
  const at = pictures.findIndex(({ id }) => location.hash === `#${id}`);
  return at === -1 ? null : at;
}
