import type { GalleryPicture } from "../gallery-view.ts";
import type { StagePart } from "./stage-memory.ts";

const told = {
  spin: "Bilen hela varvet runt. Dra åt sidan eller använd reglaget.",
  sphere: "Bilen inifrån, åt alla håll. Siffrorna visar utrustningen.",
  film: "Film utan ljud.",
} as const satisfies Record<Exclude<StagePart, "pictures">, string>;

type StageCaptionProps = { part: StagePart; picture: GalleryPicture | undefined; hasSpots: boolean };

/** What one sees, under the frame; of a damage its number leads to what is written of it. */
export function StageCaption({ part, picture, hasSpots }: StageCaptionProps) {
  if (part !== "pictures")
    return <p className="stage-caption">{hasSpots ? told[part] : told[part].replace(/ Siffrorna.*/, "")}</p>;
  if (!picture) return null;
  const { damage, caption } = picture;
  return (
    <p className="stage-caption">
      {damage ? (
        <a href={`#skada-${damage}`} data-follow="" className="stage-caption-damage">
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
