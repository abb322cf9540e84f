import { Camera, ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";

type PictureControlsProps = { at: number; count: number; onShow: (at: number) => void };

/** On the picture: which of them it is, and the way to its neighbours. */
export function PictureControls({ at, count, onShow }: PictureControlsProps) {
  return (
    <>
      <p aria-hidden className="gallery-count">
        <Camera strokeWidth={1.75} className="size-4.5" />
        {at + 1} av {count}
      </p>
      <div className="noscript:hidden print:hidden">
        <span className="gallery-previous">
          <IconButton
            icon={ChevronLeft}
            label="Föregående bild"
            variant="outlined"
            disabled={at === 0}
            onClick={() => onShow(at - 1)}
          />
        </span>
        <span className="gallery-next">
          <IconButton
            icon={ChevronRight}
            label="Nästa bild"
            variant="outlined"
            disabled={at === count - 1}
            onClick={() => onShow(at + 1)}
          />
        </span>
      </div>
    </>
  );
}
