import { useSyncExternalStore } from "react";
import { CarPicture } from "./car-picture.tsx";
import type { useCardPictures } from "./use-card-pictures.ts";

type Seen = NonNullable<ReturnType<typeof useCardPictures>["seen"]>;

/** Those beside the cover, to the right of it: each is fetched when it is next. */
export function MorePictures({ seen: { at, view }, muted }: { seen: Seen; muted: boolean }) {
  if (!view) return null;
  return view.pictures.map(
    ({ id, url }, index) =>
      index > 0 &&
      index <= at + 1 && (
        <div key={id} style={{ left: `${index * 100}%` }} className="studio absolute top-0 size-full">
          <CarPicture picture={{ url, alt: "" }} in="card" eager muted={muted} />
          {index === view.pictures.length - 1 && view.total > view.pictures.length && (
            <span className="absolute inset-0 grid place-items-center photo-veil font-semibold">
              Visa alla {view.total} bilder
            </span>
          )}
        </div>
      ),
  );
}

type PictureBarsProps = {
  seen: Seen | null;
  /** Before somebody has looked; a finger has nothing to find them with, so on a touch screen they are always there. */
  known: number;
  isSwiped: boolean;
};

/** Which of the five is shown: bars to see, words for who steps by keys. */
export function PictureBars({ seen, known, isSwiped }: PictureBarsProps) {
  const isTouched = useSyncExternalStore(onTouchChange, isTouchScreen, () => false);
  const count = seen?.view?.pictures.length ?? known;
  const isActive = (seen?.view && seen.isActive) || (isTouched && isSwiped);
  const at = seen?.at ?? 0;
  return (
    <>
      {count > 1 && isActive && (
        <span aria-hidden className="absolute inset-x-0 bottom-0 flex gap-1 p-3">
          {Array.from({ length: count }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              key={index}
              className={`h-1.5 flex-1 rounded-full border border-line ${index === at ? "bg-accent" : "bg-surface"}`}
            />
          ))}
        </span>
      )}
      {seen && (
        <span role="status" className="sr-only">
          {seen.by === "keys" && count > 1 && `Bild ${at + 1} av ${count}`}
        </span>
      )}
    </>
  );
}

const touchScreen = "(hover: none) and (pointer: coarse)";
const isTouchScreen = () => matchMedia(touchScreen).matches;

function onTouchChange(onChange: () => void): () => void {
  const screen = matchMedia(touchScreen);
  screen.addEventListener("change", onChange);
  return () => screen.removeEventListener("change", onChange);
}

/** How far the row of pictures is moved; a mouse jumps, a finger takes it along. */
export function rowStyle(seen: Seen | null) {
  if (!seen) return undefined;
  const { at, swiped, by } = seen;
  return {
    transform: at === 0 && swiped === 0 ? undefined : `translateX(calc(${-at * 100}% + ${swiped}px))`,
    // Let go of, the picture glides to its place; for who wants no motion the token is next to nothing.
    transitionProperty: "transform",
    transitionDuration: by === "touch" && swiped === 0 ? "var(--ms-dur)" : undefined,
  };
}
