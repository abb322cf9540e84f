import { ChevronLeft, ChevronRight } from "lucide-react";
import { type RefObject, useState } from "react";
import { BrokenPicture } from "#features/cars/pages/car-picture.tsx";
import { useBrokenPicture } from "#features/cars/pages/use-broken-picture.ts";
import { srcSet, variantAddress } from "#platform/pictures/picture-variants.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { type GalleryPicture, pictureCount } from "../gallery-view.ts";
import type { useStageGestures } from "./use-stage-gestures.ts";
import type { Zoom } from "./zoom.ts";
import { ZoomMap } from "./zoom-map.tsx";

const widths = [640, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** Close-ups fill the stage; of a whole car nothing may be cut off. */
const fills: readonly GalleryPicture["group"][] = ["damages", "wheels"];

type PictureStageProps = {
  pictures: readonly GalleryPicture[];
  at: number;
  /** How many damages there are in all. */
  damages: number;
  gestures: ReturnType<typeof useStageGestures>;
  onShow: (at: number) => void;
};

/** The picture and its neighbours in a row, of which one is in sight; a swipe takes the row along. */
export function PictureStage({ pictures, at, damages, gestures, onShow }: PictureStageProps) {
  const { stage, zoom, swiped, handlers, move } = gestures;
  const currentPicture = pictures[at];
  const captionOn = ({ damage, caption }: GalleryPicture) => {
    if (zoom.scale > 1) return `${Math.round(zoom.scale * 100)}\u00a0%`;
    return damage ? pictureCount(pictures, at, damages) : caption;
  };
  return (
    <div className="viewer-stage">
      <div
        ref={stage as RefObject<HTMLDivElement>}
        {...handlers}
        className={`absolute inset-0 touch-none select-none ${zoom.scale > 1 ? "viewer-movable" : ""}`}
      >
        {pictures.map((picture, index) => {
          const offset = index - at;
          if (Math.abs(offset) > 1) return null;
          return (
            <div
              key={picture.id}
              aria-hidden={offset !== 0}
              style={{ transform: `translateX(calc(${offset * 100}% + ${swiped}px))` }}
              className={`absolute inset-0 ${swiped === 0 ? "viewer-gliding" : ""}`}
            >
              <StagePicture picture={picture} zoom={offset === 0 ? zoom : null} />
            </div>
          );
        })}
      </div>
      <Arrow to={at - 1} count={pictures.length} onShow={onShow} />
      <Arrow to={at + 1} count={pictures.length} isNext onShow={onShow} />
      {currentPicture && <p className="viewer-count">{captionOn(currentPicture)}</p>}
      {zoom.scale >= 1.5 && currentPicture && (
        <ZoomMap picture={currentPicture} zoom={zoom} stage={stage.current} onMove={move} />
      )}
    </div>
  );
}

type StagePictureProps = { picture: GalleryPicture; zoom: Zoom | null };

/** `zoom`: of the one in sight. */
function StagePicture({ picture: { url, alt, group }, zoom }: StagePictureProps) {
  const { isBroken, watched } = useBrokenPicture(url);
  const [isThere, setThere] = useState(false);
  if (isBroken) return <BrokenPicture alt={alt} />;
  const fit = fills.includes(group) ? "size-full object-cover" : "viewer-whole";
  return (
    <>
      {/* The small one is at hand: it stands there, blurred, until the large one has come. */}
      {!isThere && (
        <img src={variantAddress(url, 128)} alt="" draggable={false} className={`viewer-blurred ${fit}`} />
      )}
      <img
        {...watched}
        onLoad={() => setThere(true)}
        src={variantAddress(url, 1200)}
        srcSet={srcSet(url, widths)}
        sizes={`${Math.ceil(zoom?.scale ?? 1) * 100}vw`}
        alt={alt}
        draggable={false}
        style={zoom ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` } : undefined}
        className={`relative ${fit}`}
      />
    </>
  );
}

type ArrowProps = { to: number; count: number; isNext?: boolean; onShow: (at: number) => void };

/** Stays in its place at the ends, so that whoever presses it again and again does not press what is behind. */
function Arrow({ to, count, isNext = false, onShow }: ArrowProps) {
  return (
    <span className={isNext ? "viewer-next" : "viewer-previous"}>
      <IconButton
        icon={isNext ? ChevronRight : ChevronLeft}
        label={isNext ? "Nästa bild" : "Föregående bild"}
        variant="outlined"
        disabled={to < 0 || to >= count}
        onClick={() => onShow(to)}
      />
    </span>
  );
}
