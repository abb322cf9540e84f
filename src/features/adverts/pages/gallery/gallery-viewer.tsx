import { X, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import type { DamageView } from "../condition-view.ts";
import { type GalleryPicture, galleryTabs, placeOfDamage } from "../gallery-view.ts";
import { MovingPart } from "../stage/moving-part.tsx";
import type { MovingView } from "../stage/moving-view.ts";
import type { StageMemory, StagePart } from "../stage/stage-memory.ts";
import { DamagePanel } from "./damage-panel.tsx";
import { GalleryTabs } from "./gallery-tabs.tsx";
import { PictureStage } from "./picture-stage.tsx";
import { useStageGestures } from "./use-stage-gestures.ts";
import { nameShownPicture } from "./use-viewer.ts";
import { viewerKeys } from "./viewer-keys.ts";
import { ViewerStrip } from "./viewer-strip.tsx";
import { maxZoom, zoomStep } from "./zoom.ts";
import "./viewer.css";

type GalleryViewerProps = {
  name: string;
  moving: MovingView;
  memory: StageMemory;
  pictures: readonly GalleryPicture[];
  damages: readonly DamageView[];
  opening: { part: StagePart; at: number };
  hrefOf: (at: number) => string;
  /** The gallery behind follows along, so that whoever closes is where they were. */
  onShow: (at: number) => void;
  onPart: (part: StagePart) => void;
  onClose: () => void;
};

/** All pictures on the whole screen, dark in both themes: the pictures carry the light. */
export function GalleryViewer(props: GalleryViewerProps) {
  const { name, pictures, damages, moving, memory, opening, hrefOf, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [part, setPart] = useState(opening.part);
  const [at, setAt] = useState(opening.at);
  const gestures = useStageGestures((by) => show(at + by));
  const { zoom, zoomTo } = gestures;

  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Its name is read out first; the keys of the viewer work at once.
    element?.focus();
    return () => element?.close();
  }, []);

  function show(next: number) {
    if (!pictures[next]) return;
    setPart("pictures");
    setAt(next);
    gestures.reset();
    nameShownPicture(next);
    props.onShow(next);
  }

  function showPart(next: StagePart) {
    setPart(next);
    gestures.reset();
    props.onPart(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (part !== "pictures" || event.ctrlKey || event.metaKey || event.altKey) return;
    const doing = viewerKeys(event.key, { at, count: pictures.length, isZoomed: zoom.scale > 1 });
    if (!doing) return;
    event.preventDefault();
    if (doing.kind === "show") show(doing.at);
    else if (doing.kind === "move") gestures.move(doing.by);
    else zoomTo(doing.scaleFrom);
  }

  const picture = pictures[at];
  const isMoving = part !== "pictures";
  return (
    <dialog
      ref={dialog}
      data-theme="dark"
      aria-label={`Bilder på ${name}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      tabIndex={-1}
      className="viewer"
    >
      <div className="flex h-full flex-col">
        <header className="viewer-head">
          <p className="viewer-name">
            <b className="block truncate font-semibold">{name}</b>
            <span role="status" className="text-xs text-ink-2">
              {isMoving ? partNames[part] : `Bild ${at + 1} av ${pictures.length}`}
            </span>
          </p>
          <div className="viewer-tabs">
            <GalleryTabs
              {...{ moving, part, hrefOf }}
              tabs={galleryTabs(pictures)}
              kind={picture?.group ?? null}
              onPicture={show}
              onPart={showPart}
            />
          </div>
          <div className="flex items-center justify-end pr-2">
            {!isMoving && (
              <div className="flex items-center max-lg:hidden">
                <IconButton
                  icon={ZoomOut}
                  label="Zooma ut"
                  disabled={zoom.scale === 1}
                  onClick={() => zoomTo((scale) => scale / zoomStep)}
                />
                <output className="viewer-percent">{Math.round(zoom.scale * 100)}&nbsp;%</output>
                <IconButton
                  icon={ZoomIn}
                  label="Zooma in"
                  disabled={zoom.scale === maxZoom}
                  onClick={() => zoomTo((scale) => scale * zoomStep)}
                />
              </div>
            )}
            <IconButton icon={X} label="Stäng helskärm" onClick={() => dialog.current?.close()} />
          </div>
        </header>
        <div className="viewer-parts">
          {isMoving ? (
            <div className="viewer-stage">
              <MovingPart {...{ part, moving, name, memory }} isChosen />
            </div>
          ) : (
            <PictureStage {...{ pictures, at, gestures }} damages={damages.length} onShow={show} />
          )}
          {!isMoving && picture?.damage && (
            <DamagePanel
              {...{ damages, hrefOf }}
              selected={picture.damage}
              pictureOf={(damage) => placeOfDamage(pictures, damages[damage - 1])}
              onShow={show}
            />
          )}
        </div>
        <ViewerStrip {...{ pictures, hrefOf }} at={isMoving ? null : at} onShow={show} />
      </div>
    </dialog>
  );
}

const partNames = {
  spin: "Snurra bilen",
  sphere: "360° inne",
  film: "Film",
} as const satisfies Record<Exclude<StagePart, "pictures">, string>;
