import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { paths } from "#core/paths.ts";
import { type CardPicturesView, pictureAfterSwipe, pictureUnder } from "./card-pictures-view.ts";

type By = "mouse" | "touch" | "keys";
/** What is seen of which car: a card belongs to its place in the list, and another car may come to stand there. */
type Seen = {
  path: string;
  at: number;
  swiped: number;
  by: By;
  isActive: boolean;
  view: CardPicturesView | null;
};
type Swipe = { x: number; at: number };

/** Asked for once a car, however often the pointer comes by. */
const requests = new Map<string, Promise<CardPicturesView | null>>();
const maxCached = 200;

/**
 * The pictures of a card beside its cover: swiped, pointed at or stepped with arrow keys. Nothing is fetched before
 * that, not even their addresses.
 */
export function useCardPictures(path: string | null) {
  const picture = useRef<HTMLDivElement>(null);
  const swipe = useRef<Swipe | null>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  if (path === null || path.startsWith(paths.externalAdverts())) return { picture, seen: null, handlers: {} };

  const now = seen?.path === path ? seen : null;
  const count = now?.view?.pictures.length ?? 1;
  const change = (to: Partial<Seen>) =>
    setSeen((before) => {
      const base =
        before?.path === path
          ? before
          : { path, at: 0, swiped: 0, by: "mouse" as By, isActive: true, view: null };
      const next = { ...base, ...to };
      return isSame(base, next) && before === base ? before : next;
    });
  const ask = (by: By) => {
    if (now?.view) return;
    change({ by });
    void askFor(path).then((view) => {
      // The card may have got another car meanwhile.
      if (view) setSeen((before) => (before?.path === path ? { ...before, view } : before));
    });
  };
  const box = () => picture.current?.getBoundingClientRect() ?? new DOMRect();

  function onPointerMove(event: PointerEvent) {
    if (event.pointerType === "mouse") {
      const under = pictureUnder({ x: event.clientX, y: event.clientY }, box(), count);
      if (under !== null) ask("mouse");
      if (under !== null || now) change({ at: under ?? 0, by: "mouse", isActive: under !== null });
    } else if (swipe.current) change({ swiped: event.clientX - swipe.current.x, by: "touch" });
  }
  function onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
    if (pointerType === "mouse" || pictureUnder({ x: clientX, y: clientY }, box(), 1) === null) return;
    swipe.current = { x: clientX, at: now?.at ?? 0 };
    ask("touch");
  }
  function onPointerUp({ clientX }: PointerEvent) {
    if (!swipe.current) return;
    const { at, x } = swipe.current;
    swipe.current = null;
    change({ at: pictureAfterSwipe(at, clientX - x, { width: box().width, count }), swiped: 0 });
  }
  function onPointerCancel() {
    swipe.current = null;
    change({ swiped: 0 });
  }
  function onPointerLeave({ pointerType }: PointerEvent) {
    if (pointerType === "mouse" && now) change({ at: 0, isActive: false });
  }
  function onKeyDown({ key }: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    ask("keys");
    change({ at: Math.max(0, Math.min(count - 1, (now?.at ?? 0) + step)), by: "keys", isActive: true });
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (now && !currentTarget.contains(relatedTarget)) change({ at: 0, isActive: false });
  }
  const handlers = {
    onPointerMove,
    onPointerDown,
    onPointerUp,
    onPointerCancel,
    onPointerLeave,
    onKeyDown,
    onBlur,
  };
  return { picture, seen: now, handlers };
}

function isSame(a: Seen, b: Seen): boolean {
  return a.at === b.at && a.isActive === b.isActive && a.swiped === b.swiped && a.by === b.by;
}

function askFor(path: string): Promise<CardPicturesView | null> {
  const cached = requests.get(path);
  if (cached) return cached;
  if (requests.size >= maxCached) requests.clear();
  const view = fetchPictures(path);
  requests.set(path, view);
  return view;
}

/** Without an answer the card has its cover, as before; the next pointer may have more luck. */
async function fetchPictures(path: string): Promise<CardPicturesView | null> {
  try {
    const { createClient } = await import("#platform/browser/client.ts");
    const outcome = await createClient().get(paths.cardPictures(path));
    if (outcome.status === "success") return outcome.data as CardPicturesView;
  } catch {
    // The code of it could not be fetched.
  }
  requests.delete(path);
  return null;
}
