import { Maximize } from "lucide-react";
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import { CarPicture } from "#features/cars/pages/car-picture.tsx";
import { variantAddress } from "#platform/pictures/picture-variants.ts";
import type { DamageView } from "./condition-view.ts";
import { GalleryTabs } from "./gallery/gallery-tabs.tsx";
import { PictureControls } from "./gallery/picture-controls.tsx";
import { useViewer } from "./gallery/use-viewer.ts";
import { GalleryThumbnails } from "./gallery-thumbnails.tsx";
import { type GalleryPicture, galleryTabs } from "./gallery-view.ts";
import type { MovingView } from "./stage/moving-view.ts";
import { StageCaption } from "./stage/stage-caption.tsx";
import { freshMemory, type StageMemory, type StagePart } from "./stage/stage-memory.ts";
import "./gallery.css";

type CarGalleryProps = {
  name: string;
  pictures: GalleryPicture[];
  moving: MovingView;
  damages: readonly DamageView[];
  muted: boolean;
};

/** Fetched when somebody is about to open it, not before. */
const loadViewer = () => import("./gallery/gallery-viewer.tsx");
const GalleryViewer = lazy(async () => ({ default: (await loadViewer()).GalleryViewer }));
const MovingPart = lazy(async () => ({ default: (await import("./stage/moving-part.tsx")).MovingPart }));

/** Wide enough for any screen, for whoever opens a picture without our script. */
const fullWidth = 1920;

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * One frame for all there is to see. The pictures are a row that snaps: without script each is a link to itself in
 * large; with it a click opens the viewer. What moves comes over them, in the same frame.
 */
export function CarGallery({ name, pictures, moving, damages, muted }: CarGalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const memory = useRef<StageMemory>({ ...freshMemory });
  const [inView, setInView] = useState<number | null>(null);
  const [part, setPart] = useState<StagePart>("pictures");
  const { mode, step, open, close, goTo } = useViewer();
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
    setPart("pictures");
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
  const isMoving = part !== "pictures";
  return (
    <section
      id="bilder"
      aria-label="Bilder"
      onPointerEnter={loadViewer}
      onFocus={loadViewer}
      className="relative"
    >
      <div className="stage-frame">
        <ul
          ref={row}
          onScroll={() => setInView(pictureInView(row.current))}
          onKeyDown={onKeyDown}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          inert={isMoving}
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
        {!isMoving && <PictureControls at={at} count={pictures.length} onShow={show} />}
        {isMoving && !mode && (
          <Suspense>
            <MovingPart {...{ part, moving, name }} memory={memory.current} isChosen />
          </Suspense>
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => open(part, at)}
          className="gallery-enlarge"
        >
          <Maximize aria-hidden strokeWidth={1.75} className="size-4.5" />
          <span className={isMoving ? "sr-only" : "max-sm:sr-only"}>Helskärm</span>
        </button>
      </div>
      <StageCaption {...{ part, moving, goTo }} picture={pictures[at]} />
      <GalleryTabs
        {...{ moving, part, hrefOf }}
        tabs={galleryTabs(pictures)}
        kind={pictures[at]?.group ?? null}
        onPicture={show}
        onPart={setPart}
      />
      <GalleryThumbnails
        {...{ pictures, muted, hrefOf }}
        inView={isMoving ? null : inView}
        onShow={show}
        onMore={(which) => open("pictures", which)}
      />
      {mode && (
        <Suspense>
          <GalleryViewer
            key={step}
            {...{ name, pictures, damages, moving, hrefOf }}
            memory={memory.current}
            opening={{ part: mode, at: pictureFromHash(pictures) ?? at }}
            onShow={(which) => show(which, "instant")}
            onPart={setPart}
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
