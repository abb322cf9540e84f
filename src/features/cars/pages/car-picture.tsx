import { CarFront, ImageOff, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { srcSet, variantAddress } from "#platform/pictures/picture-variants.ts";
import { previewStyle } from "#platform/pictures/preview-style.ts";
import { useBrokenPicture } from "./use-broken-picture.ts";
import { useFadeIn } from "./use-fade-in.ts";

/** Sources are 4:3; cards and adverts show them 3:2. */
export const pictureSize = { width: 1200, height: 900 } as const;

/** How wide a picture is shown in each place, and the widths worth choosing from there. */
const places = {
  card: {
    sizes: "(min-width: 80rem) 19rem, (min-width: 64rem) 36vw, (min-width: 40rem) 46vw, 92vw",
    widths: [256, 384, 640, 828],
  },
  gallery: {
    sizes: "(min-width: 85rem) 52rem, (min-width: 64rem) calc(100vw - 28rem), 100vw",
    widths: [384, 640, 828, 1080, 1200, 1920],
  },
  /** Of a comparison: at most 24 rem, half a narrow screen. */
  column: { sizes: "(min-width: 56.25rem) 24rem, 48vw", widths: [256, 384, 640, 828] },
  thumbnail: { sizes: "8rem", widths: [128, 256, 384] },
} as const;

export type ShownPicture = { url: string; alt: string; preview?: string | null };

type CarPictureProps = {
  picture: ShownPicture | null;
  in: keyof typeof places;
  eager?: boolean;
  /** The largest thing on the screen when the page opens: fetched before anything else. */
  first?: boolean;
  muted?: boolean;
};

/** Fills its 3:2 frame. Without a picture the empty studio says so, and where it could not be loaded. */
export function CarPicture({
  picture,
  in: place,
  eager = false,
  first = false,
  muted = false,
}: CarPictureProps) {
  const { isBroken, watched } = useBrokenPicture(picture?.url);
  const fadeIn = useFadeIn(watched.ref);
  if (picture === null) return <PictureTile icon={CarFront}>Bild kommer</PictureTile>;
  if (isBroken) return <BrokenPicture alt={picture.alt} hasText={place !== "thumbnail"} />;
  const { sizes, widths } = places[place];
  return (
    <span
      className={`block size-full ${muted ? "photo-muted" : "photo"}`}
      style={previewStyle(picture.preview)}
    >
      <img
        {...watched}
        // What the page is waited for stands there at once.
        onLoad={first ? undefined : fadeIn}
        alt={picture.alt}
        {...pictureSize}
        loading={eager || first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding="async"
        sizes={sizes}
        srcSet={srcSet(picture.url, widths)}
        src={variantAddress(picture.url, widths[1])}
        className="size-full object-cover"
      />
    </span>
  );
}

/** What a picture would have shown is still told to who cannot see; small ones have room for the icon alone. */
export function BrokenPicture({ alt, hasText = true }: { alt: string; hasText?: boolean }) {
  return (
    <PictureTile icon={ImageOff}>
      <span className={hasText ? "" : "sr-only"}>Bilden kunde inte visas</span>
      <span className="sr-only">{alt}</span>
    </PictureTile>
  );
}

/** In the place of a picture. */
function PictureTile({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="grid size-full place-content-center bg-sunken justify-items-center gap-2 text-xs text-ink-2">
      <Icon aria-hidden strokeWidth={1.25} className="size-10" />
      {children}
    </span>
  );
}
