import type { Car } from "#features/cars/rules/car.ts";
import { type GalleryGroup, galleryFromImages, galleryGroups } from "#features/cars/rules/gallery.ts";
import type { CarImage } from "#features/cars/rules/image.ts";
import type { DamageView } from "./condition-view.ts";
import { captionOf } from "./stage/known-pictures.ts";

export type ShownGroup = Exclude<GalleryGroup, "pano">;

export type GalleryPicture = {
  id: string;
  url: string;
  alt: string;
  /** What stands under it. */
  caption: string;
  preview: string | null;
  group: ShownGroup;
  /** The number of the damage that it shows, as the condition section counts them. */
  damage: number | null;
};

type Shown = Pick<Car, "carName"> & { images: CarImage[] };

/** All pictures, kind by kind. A sphere needs a viewer of its own and is not shown flat. */
export function galleryView(
  { carName, images }: Shown,
  damages: readonly DamageView[] = [],
): GalleryPicture[] {
  const pictures = galleryFromImages(images).flatMap(({ group, images: grouped }) =>
    group === "pano" ? [] : grouped.map((image) => ({ image, group })),
  );
  return pictures.map(({ image, group }, at) => {
    const damage = damages.findIndex(({ picture }) => picture?.url === image.url);
    const heading = damages[damage]?.heading;
    const seen = captionOf(image.url) ?? galleryGroups[group].label;
    const what = heading ?? `${seen.charAt(0).toLowerCase()}${seen.slice(1)}`;
    return {
      id: pictureId(at),
      url: image.url,
      preview: image.preview ?? null,
      alt: `${carName}, ${what}, bild ${at + 1} av ${pictures.length}`,
      caption: heading ?? seen,
      group,
      damage: damage === -1 ? null : damage + 1,
    };
  });
}

/** What an address ends with that shows a certain picture. */
export function pictureId(at: number): string {
  return `bild-${at + 1}`;
}

export type GalleryTab = { group: ShownGroup; label: string; count: number; first: number };

/** The kinds that there are pictures of, each with the first of them. */
export function galleryTabs(pictures: readonly Pick<GalleryPicture, "group">[]): GalleryTab[] {
  const groups = [...new Set(pictures.map(({ group }) => group))];
  return groups.map((group) => ({
    group,
    label: galleryGroups[group].label,
    count: pictures.filter((picture) => picture.group === group).length,
    first: pictures.findIndex((picture) => picture.group === group),
  }));
}

/** "Bild 3 av 14", or for a damage its number among all of them, photographed or not: "Skada 1 av 2". */
export function pictureCount(
  pictures: readonly Pick<GalleryPicture, "damage">[],
  at: number,
  damages: number,
): string {
  const damage = pictures[at]?.damage;
  return damage ? `Skada ${damage} av ${damages}` : `Bild ${at + 1} av ${pictures.length}`;
}

/** Where the picture of a damage stands in the gallery; two damages may share one. Null for one without. */
export function placeOfDamage(
  pictures: readonly Pick<GalleryPicture, "url">[],
  damage: Pick<DamageView, "picture"> | undefined,
): number | null {
  const at = pictures.findIndex(({ url }) => url === damage?.picture?.url);
  return at === -1 ? null : at;
}
