import { CarPicture } from "./car-picture.tsx";
import type { useCardPictures } from "./use-card-pictures.ts";

type Seen = NonNullable<ReturnType<typeof useCardPictures>["seen"]>;

/** Those beside the cover, to the right of it: each is fetched when it is next. [CARDPIC-4] */
export function MorePictures({ seen: { at, answer }, muted }: { seen: Seen; muted: boolean }) {
  if (!answer) return null;
  return answer.pictures.map(
    ({ id, url }, place) =>
      place > 0 &&
      place <= at + 1 && (
        <div key={id} style={{ left: `${place * 100}%` }} className="studio absolute inset-y-0 w-full">
          <CarPicture picture={{ url, alt: "" }} in="card" eager muted={muted} />
          {place === answer.pictures.length - 1 && answer.total > answer.pictures.length && (
            <span className="absolute inset-0 grid place-items-center bg-(--ms-photo-scrim) font-semibold text-(--ms-on-photo-scrim)">
              Visa alla {answer.total} bilder
            </span>
          )}
        </div>
      ),
  );
}

/** Which of the five is shown: bars to see, words for who steps by keys. [CARDPIC-5] */
export function PictureBars({ seen: { at, by, answer } }: { seen: Seen }) {
  const count = answer?.pictures.length ?? 1;
  return (
    <>
      {count > 1 && (
        <span
          aria-hidden
          className="absolute inset-x-3 bottom-2.5 hidden gap-1 in-[article:focus-within]:flex in-[article:hover]:flex pointer-coarse:flex"
        >
          {answer?.pictures.map(({ id }, place) => (
            <span
              key={id}
              className={`h-1 flex-1 rounded-full ring-1 ring-(--ms-photo-scrim) ${place === at ? "bg-accent" : "bg-surface"}`}
            />
          ))}
        </span>
      )}
      <span role="status" className="sr-only">
        {by === "keys" && count > 1 && `Bild ${at + 1} av ${count}`}
      </span>
    </>
  );
}

/** How far the row of pictures is moved; a mouse jumps, a finger takes it along. */
export function rowStyle(seen: Seen | null) {
  if (!seen || (seen.at === 0 && seen.swiped === 0)) return undefined;
  return { transform: `translateX(calc(${-seen.at * 100}% + ${seen.swiped}px))` };
}
