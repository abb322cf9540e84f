import type { Car } from "#domain/car/car.ts";
import { galleryFromImages, galleryGroups } from "#domain/car/gallery.ts";
import type { CarImage } from "#domain/car/image.ts";

export type GalleryPicture = { id: string; url: string; alt: string; preview: string | null };

/** All pictures, kind by kind. A sphere needs a viewer of its own and is not shown flat. [PAGE-18] */
export function galleryView({
  carName,
  images,
}: Pick<Car, "carName"> & { images: CarImage[] }): GalleryPicture[] {
  const pictures = galleryFromImages(images)
    .filter(({ group }) => group !== "pano")
    .flatMap(({ group, images: grouped }) =>
      grouped.map((image) => ({ image, kind: galleryGroups[group].label })),
    );
  return pictures.map(({ image, kind }, at) => ({
    id: `bild-${at + 1}`,
    url: image.url,
    preview: image.preview ?? null,
    alt: `${carName}, ${kind.toLowerCase()}, bild ${at + 1} av ${pictures.length}`,
  }));
}
