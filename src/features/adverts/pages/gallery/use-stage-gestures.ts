import { type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { closeStyle, movedBy, type Point, unzoomed, type Zoom, zoomAbout } from "./zoom.ts";

/** Swiped further than this share of the stage, the next picture comes. */
const swipeThreshold = 0.18;
/** Moved less than this, in px, a click is a click. */
const stillAt = 8;
const doubleTapMs = 320;

type Tap = { at: Point; time: number };

/**
 * One finger swipes to the next picture, or moves the one that is zoomed; two fingers and the wheel zoom; a double press
 * looks closer and back. Mouse, pen and finger are the same.
 */
export function useStageGestures(onSwipe: (by: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);
  const lastTap = useRef<Tap | null>(null);
  const [zoom, setZoom] = useState<Zoom>(unzoomed);
  const [swiped, setSwiped] = useState(0);

  const zoomTo = useCallback((scaleFrom: (scale: number) => number, point: Point = { x: 0, y: 0 }) => {
    setZoom((now) => zoomAbout(now, point, scaleFrom(now.scale), sizeOf(stage.current)));
  }, []);
  const move = useCallback((by: Point) => setZoom((now) => movedBy(now, by, sizeOf(stage.current))), []);

  // React listens to wheels without the right to stop the page from zooming with them.
  useEffect(() => {
    const element = stage.current;
    const leave = new AbortController();
    element?.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        zoomTo(
          (scale) => scale * Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)),
          pointOn(element, event),
        );
      },
      { passive: false, signal: leave.signal },
    );
    return () => leave.abort();
  }, [zoomTo]);

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOn(stage.current, event);
    pointers.current.set(event.pointerId, point);
    // A second finger makes it no swipe any longer.
    start.current = pointers.current.size === 1 ? point : null;
    if (pointers.current.size > 1) setSwiped(0);
  }

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const point = pointOn(stage.current, event);
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, other]) => other);
    pointers.current.set(event.pointerId, point);
    const [other] = others;
    if (other) {
      const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
      zoomTo((scale) => (scale * distance(point, other)) / Math.max(1, distance(before, other)), middle);
    } else if (zoom.scale > 1) move({ x: point.x - before.x, y: point.y - before.y });
    else if (start.current) setSwiped(point.x - start.current.x);
  }

  function onPointerUp(event: PointerEvent) {
    if (!pointers.current.delete(event.pointerId)) return;
    const startPoint = start.current;
    start.current = null;
    setSwiped(0);
    if (!startPoint || event.type === "pointercancel") return;
    const point = pointOn(stage.current, event);
    if (distance(startPoint, point) < stillAt) return pressed(point, event.timeStamp);
    const share = (point.x - startPoint.x) / sizeOf(stage.current).width;
    if (zoom.scale === 1 && Math.abs(share) > swipeThreshold) onSwipe(share < 0 ? 1 : -1);
  }

  function pressed(at: Point, time: number) {
    const last = lastTap.current;
    const isDouble = last && time - last.time < doubleTapMs && distance(last.at, at) < 4 * stillAt;
    lastTap.current = isDouble ? null : { at, time };
    if (isDouble) zoomTo((scale) => (scale > 1 ? 1 : closeStyle), at);
  }

  return {
    stage,
    zoom,
    swiped,
    zoomTo,
    move,
    reset: () => setZoom(unzoomed),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

/** From the middle of the stage. */
function pointOn(
  stage: HTMLElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left = 0, top = 0, width = 0, height = 0 } = stage?.getBoundingClientRect() ?? {};
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function sizeOf(stage: HTMLElement | null) {
  return { width: stage?.clientWidth ?? 1, height: stage?.clientHeight ?? 1 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
