import { CarPicture } from "#features/cars/pages/car-picture.tsx";
import type { GalleryPicture } from "./gallery-view.ts";

/** As many as stand beside each other below the picture. */
const shownCount = 6;

type GalleryThumbnailsProps = {
  pictures: readonly GalleryPicture[];
  muted: boolean;
  inView: number | null;
  hrefOf: (at: number) => string;
  onShow: (at: number) => void;
  onMore: (at: number) => void;
};

/** The first six; the last of them says how many more there are, and opens all of them. */
export function GalleryThumbnails({
  pictures,
  muted,
  inView,
  hrefOf,
  onShow,
  onMore,
}: GalleryThumbnailsProps) {
  if (pictures.length < 2) return null;
  const more = pictures.length - shownCount;
  return (
    <ul className="gallery-small">
      {pictures.slice(0, shownCount).map((picture, at) => {
        const opensAll = more > 0 && at === shownCount - 1;
        return (
          <li key={picture.id}>
            <a
              href={hrefOf(at)}
              onClick={(event) => {
                event.preventDefault();
                (opensAll ? onMore : onShow)(at);
              }}
              aria-label={opensAll ? `+${more} bilder: visa alla ${pictures.length}` : `Visa bild ${at + 1}`}
              aria-current={at === inView ? "true" : undefined}
              className="studio group relative block aspect-3/2 overflow-hidden rounded-sm"
            >
              <CarPicture
                picture={{ url: picture.url, alt: "", preview: picture.preview }}
                in="thumbnail"
                muted={muted}
              />
              {opensAll && (
                <span className="absolute inset-0 grid place-items-center photo-veil font-display text-h3 noscript:hidden">
                  +{more}
                </span>
              )}
              <span className="absolute inset-0 hidden rounded-sm border-3 border-brand group-aria-[current=true]:block" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
