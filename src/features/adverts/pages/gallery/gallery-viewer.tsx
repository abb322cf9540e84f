import { X, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import type { DamageView } from "../condition-view.ts";
import { type GalleryPicture, galleryTabs, placeOfDamage } from "../gallery-view.ts";
import { DamagePanel } from "./damage-panel.tsx";
import { GalleryTabs, type MovingParts } from "./gallery-tabs.tsx";
import { PictureStage } from "./picture-stage.tsx";
import { SpinStage } from "./spin-stage.tsx";
import { useStageGestures } from "./use-stage-gestures.ts";
import { nameShownPicture, type ViewerMode } from "./use-viewer.ts";
import { viewerKeys } from "./viewer-keys.ts";
import { ViewerStrip } from "./viewer-strip.tsx";
import { maxZoom, zoomStep } from "./zoom.ts";
import "./viewer.css";

type GalleryViewerProps = MovingParts & {
  name: string;
  pictures: readonly GalleryPicture[];
  damages: readonly DamageView[];
  opening: { mode: ViewerMode; at: number };
  hrefOf: (at: number) => string;
  /** The gallery behind follows along, so that whoever closes is where they were. */
  onShow: (at: number) => void;
  onClose: () => void;
};

/** All pictures on the whole screen, dark in both themes: the pictures carry the light. */
export function GalleryViewer(props: GalleryViewerProps) {
  const { name, pictures, damages, opening, spin, sphere, video, hrefOf, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [mode, setMode] = useState(opening.mode);
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
    setMode("pictures");
    setAt(next);
    gestures.reset();
    nameShownPicture(next);
    props.onShow(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (mode === "spin" || event.ctrlKey || event.metaKey || event.altKey) return;
    const doing = viewerKeys(event.key, { at, count: pictures.length, isZoomed: zoom.scale > 1 });
    if (!doing) return;
    event.preventDefault();
    if (doing.kind === "show") show(doing.at);
    else if (doing.kind === "move") gestures.move(doing.by);
    else zoomTo(doing.scaleFrom);
  }

  const picture = pictures[at];
  const isSpin = mode === "spin" && spin !== null;
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
              {isSpin ? "Snurra bilen" : `Bild ${at + 1} av ${pictures.length}`}
            </span>
          </p>
          <div className="viewer-tabs">
            <GalleryTabs
              {...{ spin, sphere, video, hrefOf }}
              tabs={galleryTabs(pictures)}
              current={isSpin ? "spin" : (picture?.group ?? null)}
              onPicture={show}
              onSpin={() => setMode("spin")}
            />
          </div>
          <div className="flex items-center justify-end pr-2">
            {!isSpin && (
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
          {isSpin ? (
            <SpinStage frames={spin.frames} name={name} />
          ) : (
            <PictureStage {...{ pictures, at, gestures }} damages={damages.length} onShow={show} />
          )}
          {!isSpin && picture?.damage && (
            <DamagePanel
              {...{ damages, hrefOf }}
              selected={picture.damage}
              pictureOf={(damage) => placeOfDamage(pictures, damages[damage - 1])}
              onShow={show}
            />
          )}
        </div>
        <ViewerStrip {...{ pictures, hrefOf }} at={isSpin ? null : at} onShow={show} />
      </div>
    </dialog>
  );
}
