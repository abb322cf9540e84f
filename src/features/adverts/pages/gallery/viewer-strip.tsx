import { useEffect, useRef } from "react";
import { CarPicture } from "#features/cars/pages/car-picture.tsx";
import type { GalleryPicture } from "../gallery-view.ts";

type ViewerStripProps = {
  pictures: readonly GalleryPicture[];
  at: number | null;
  hrefOf: (at: number) => string;
  onShow: (at: number) => void;
};

/** All pictures in small, kind by kind; the one that is shown stands in the middle. */
export function ViewerStrip({ pictures, at, hrefOf, onShow }: ViewerStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const thumbnail = at === null ? null : strip.current?.children[at];
    thumbnail?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [at]);
  return (
    <ul ref={strip} aria-label="Alla bilder" className="viewer-strip">
      {pictures.map((picture, index) => (
        <li
          key={picture.id}
          className={index > 0 && picture.group !== pictures[index - 1]?.group ? "viewer-strip-kind" : ""}
        >
          <a
            href={hrefOf(index)}
            aria-label={
              picture.damage ? `Visa bild ${index + 1}, skada ${picture.damage}` : `Visa bild ${index + 1}`
            }
            aria-current={index === at ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              onShow(index);
            }}
            className="group viewer-small"
          >
            <CarPicture
              picture={{ url: picture.url, alt: "", preview: picture.preview }}
              in="thumbnail"
              eager
            />
            {picture.damage && (
              <span aria-hidden className="viewer-small-number">
                {picture.damage}
              </span>
            )}
            <span className="viewer-small-frame" />
          </a>
        </li>
      ))}
    </ul>
  );
}
