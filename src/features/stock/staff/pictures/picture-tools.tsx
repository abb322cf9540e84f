import { ArrowLeft, ArrowRight, ImageUp, Star, Trash2 } from "lucide-react";
import type { PartPicture } from "../../rules/car-parts.ts";

type PictureToolsProps = {
  picture: PartPicture;
  at: number;
  count: number;
  isCover: boolean;
  onCover: () => void;
  onHighlight: () => void;
  onMove: (by: number) => void;
  onRemove: () => void;
};

/** What can be done with the chosen picture, with the keys that do the same. */
export function PictureTools(props: PictureToolsProps) {
  const { picture, at, count, isCover } = props;
  const number = at + 1;
  return (
    <div className="cp-tools" role="toolbar" aria-label={`Bild ${number}`}>
      <span className="sm t2">Bild {number} vald</span>
      <button type="button" className="btn secondary d" disabled={isCover} onClick={props.onCover}>
        <ImageUp aria-hidden className="i s18" />
        Omslag <kbd className="kbd">O</kbd>
      </button>
      <button
        type="button"
        className="btn secondary d"
        aria-pressed={picture.isHighlight}
        onClick={props.onHighlight}
      >
        <Star aria-hidden className="i s18" />
        Framhäv <kbd className="kbd">F</kbd>
      </button>
      <button type="button" className="btn secondary d" disabled={at === 0} onClick={() => props.onMove(-1)}>
        <ArrowLeft aria-hidden className="i s18" />
        <span className="sr">Flytta bild {number} framåt</span>
        <kbd className="kbd" aria-hidden>
          Alt ←
        </kbd>
      </button>
      <button
        type="button"
        className="btn secondary d"
        disabled={at === count - 1}
        onClick={() => props.onMove(1)}
      >
        <ArrowRight aria-hidden className="i s18" />
        <span className="sr">Flytta bild {number} bakåt</span>
        <kbd className="kbd" aria-hidden>
          Alt →
        </kbd>
      </button>
      <button type="button" className="btn secondary d" onClick={props.onRemove}>
        <Trash2 aria-hidden className="i s18" />
        Ta bort <kbd className="kbd">Del</kbd>
      </button>
    </div>
  );
}
