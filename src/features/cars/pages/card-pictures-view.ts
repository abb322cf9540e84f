import { coverImage, galleryFromImages } from "../rules/gallery.ts";
import type { CarImage } from "../rules/image.ts";

/** `id` is what the advert's address ends with to show just this picture. */
export type CardPicture = { id: string; url: string };
export type CardPicturesView = { pictures: CardPicture[]; total: number };

/** More than this is for the advert. */
export const shownOnCard = 5;

/** The cover and the pictures that come next in the advert's gallery; a sphere is none of them. */
export function cardPicturesView(images: readonly CarImage[]): CardPicturesView {
  const gallery = galleryFromImages(images)
    .filter(({ group }) => group !== "pano")
    .flatMap((group) => group.images);
  const numbered = gallery.map((image, at) => ({ image, id: `bild-${at + 1}` }));
  const cover = coverImage(images);
  const ordered = [
    ...numbered.filter(({ image }) => image === cover),
    ...numbered.filter(({ image }) => image !== cover),
  ];
  return {
    pictures: ordered.slice(0, shownOnCard).map(({ image, id }) => ({ id, url: image.url })),
    total: gallery.length,
  };
}

/** Five equal parts of the picture are five pictures; beside it there is none. */
export function pictureUnder(
  { x, y }: { x: number; y: number },
  box: { left: number; top: number; width: number; height: number },
  count: number,
): number | null {
  const across = (x - box.left) / box.width;
  const down = (y - box.top) / box.height;
  if (across < 0 || across >= 1 || down < 0 || down >= 1) return null;
  return Math.floor(across * count);
}

/** Swiped further than this share of its width, the next picture comes. */
const swipeThreshold = 0.15;

/** The picture that a swipe ends at: one step at most, and none past the ends. */
export function pictureAfterSwipe(
  at: number,
  moved: number,
  { width, count }: { width: number; count: number },
) {
  const step = Math.abs(moved) < width * swipeThreshold ? 0 : -Math.sign(moved);
  return Math.min(count - 1, Math.max(0, at + step)) + 0;
}
