import { CarFront } from "lucide-react";

/** Sources are 4:3; cards and adverts show them 3:2. */
export const pictureSize = { width: 1200, height: 900 } as const;

type CarPictureProps = { picture: { url: string; alt: string } | null; eager?: boolean; muted?: boolean };

/** Fills its 3:2 frame. Without a picture the empty studio says so. */
export function CarPicture({ picture, eager = false, muted = false }: CarPictureProps) {
  if (picture === null) {
    return (
      <span className="grid size-full place-content-center bg-sunken justify-items-center gap-2 text-xs text-ink-3">
        <CarFront aria-hidden strokeWidth={1.25} className="size-10" />
        Bild kommer
      </span>
    );
  }
  return (
    <img
      src={picture.url}
      alt={picture.alt}
      {...pictureSize}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={`size-full object-cover ${muted ? "photo-muted" : "photo"}`}
    />
  );
}
