import type { GalleryPicture } from "../gallery-view.ts";
import type { MovingView } from "./moving-view.ts";
import type { StagePart } from "./stage-memory.ts";

const captions = {
  spin: ["Dra i bilden för att snurra bilen.", "Dra i bilden. Siffror visar skador."],
  sphere: ["Dra i bilden för att se dig om.", "Dra i bilden. Siffror visar utrustning."],
  film: ["Film utan ljud.", ""],
} as const satisfies Record<Exclude<StagePart, "pictures">, readonly [plain: string, withSpots: string]>;

type StageCaptionProps = {
  part: StagePart;
  picture: GalleryPicture | undefined;
  moving: MovingView;
  goTo: (hash: string) => void;
};

/** What one sees, under the frame; of a damage its number leads to what is written of it. */
export function StageCaption({ part, picture, moving, goTo }: StageCaptionProps) {
  if (part !== "pictures")
    return <p className="stage-caption">{captions[part][hasSpots(part, moving) ? 1 : 0]}</p>;
  if (!picture) return null;
  const { damage, caption } = picture;
  return (
    <p className="stage-caption">
      {damage ? (
        <a
          href={`#skada-${damage}`}
          onClick={(event) => {
            event.preventDefault();
            goTo(`skada-${damage}`);
          }}
          className="stage-caption-damage"
        >
          <span aria-hidden className="stage-caption-number">
            {damage}
          </span>
          <span className="sr-only">Skada {damage}: </span>
          {caption}
        </a>
      ) : (
        caption
      )}
    </p>
  );
}

function hasSpots(part: StagePart, { spin, spheres }: MovingView): boolean {
  if (part === "spin") return spin !== null && spin.marks.length > 0;
  return part === "sphere" && spheres.some(({ spots }) => spots.length > 0);
}
