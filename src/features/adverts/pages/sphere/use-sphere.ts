import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { SphereSpot } from "../stage/moving-view.ts";
import type { StageMemory } from "../stage/stage-memory.ts";
import { placeSpots } from "./place-spots.ts";
import { loadPicture, pictureWidth, withinBounds } from "./sphere-picture.ts";
import { contextOf, type SphereRenderer, sphereRenderer } from "./sphere-renderer.ts";
import { dragged, placeOnSurface, turned, type ViewDirection, viewAfterKey } from "./view-direction.ts";

/** "flat": the browser cannot, or the picture does not come; what the server sent stays. */
export type SphereState = "loading" | "ready" | "flat";

type Point = { x: number; y: number };
type Shown = { start: ViewDirection; spots: readonly SphereSpot[]; memory: StageMemory };
type Change = (to: (now: ViewDirection) => ViewDirection) => void;

/** A canvas that shows the picture from its middle, and what turns it. */
export function useSphere(url: string, { start, spots, memory }: Shown) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  const renderer = useRef<SphereRenderer | null>(null);
  const view = useRef<ViewDirection>(memory.view ?? start);
  const frame = useRef(0);
  const [state, setState] = useState<SphereState>("loading");
  const [isTurned, setTurned] = useState(false);

  const render = useCallback(() => {
    frame.current = 0;
    const surface = canvas.current;
    if (!surface || !renderer.current) return;
    const sharpness = Math.min(2, devicePixelRatio);
    const [width, height] = [surface.clientWidth, surface.clientHeight].map((px) =>
      Math.round(px * sharpness),
    );
    if (surface.width !== width) surface.width = width ?? 0;
    if (surface.height !== height) surface.height = height ?? 0;
    renderer.current.render(view.current);
    placeSpots(marks.current, spots, { view: view.current, surface: size(surface) });
    // For tests, and for whoever wonders where they look.
    surface.dataset.yaw = view.current.yaw.toFixed(2);
  }, [spots]);
  const draw = useCallback(() => {
    frame.current ||= requestAnimationFrame(render);
  }, [render]);
  const change = useCallback(
    (to: (now: ViewDirection) => ViewDirection) => {
      view.current = to(view.current);
      memory.view = view.current;
      setTurned(true);
      draw();
    },
    [draw, memory],
  );

  useEffect(() => {
    const surface = canvas.current;
    const gl = surface && contextOf(surface);
    if (!gl) return setState("flat");
    const leave = new AbortController();
    const maxTextureSize: number = gl.getParameter(gl.MAX_TEXTURE_SIZE);
    let picture: HTMLImageElement | HTMLCanvasElement | null = null;
    const show = () => {
      renderer.current = picture && sphereRenderer(gl, picture);
      setState(renderer.current ? "ready" : "flat");
      draw();
    };
    const load = async () => {
      const pixels = innerWidth * devicePixelRatio;
      picture = withinBounds(
        await loadPicture(url, pictureWidth({ pixels, maxTextureSize })),
        maxTextureSize,
      );
      if (!leave.signal.aborted) show();
    };
    load().catch(() => {
      if (!leave.signal.aborted) setState("flat");
    });
    // A device that needs its memory takes the picture away, and gives the room back later.
    const lost = (event: Event) => {
      event.preventDefault();
      renderer.current = null;
    };
    surface.addEventListener("webglcontextlost", lost, leave);
    surface.addEventListener("webglcontextrestored", show, leave);
    const watch = new ResizeObserver(draw);
    watch.observe(surface);
    return () => {
      leave.abort();
      watch.disconnect();
      cancelAnimationFrame(frame.current);
      frame.current = 0;
      renderer.current = null;
    };
  }, [url, draw]);
  // The marks come into the page when the picture is there.
  useEffect(() => {
    if (state === "ready") draw();
  }, [state, draw]);

  /** Whoever comes to a mark by keyboard sees it. */
  function lookAt(spot: SphereSpot) {
    const surface = canvas.current;
    const at = surface && placeOnSurface(spot, view.current, size(surface));
    if (at && isInside(at.x) && isInside(at.y)) return;
    change((now) => ({ ...now, yaw: spot.yaw, pitch: spot.pitch }));
  }

  useWheel(canvas, change);
  return {
    canvas,
    marks,
    state,
    isTurned,
    change,
    lookAt,
    direction: view,
    handlers: useHands(change, start),
  };
}

/** React listens to wheels without the right to stop the page from scrolling. */
function useWheel(canvas: RefObject<HTMLCanvasElement | null>, change: Change) {
  useEffect(() => {
    const leave = new AbortController();
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      change((now) => turned(now, { zoom: Math.exp(event.deltaY / 800) }));
    };
    canvas.current?.addEventListener("wheel", zoom, { passive: false, signal: leave.signal });
    return () => leave.abort();
  }, [canvas, change]);
}

/** One finger turns, two zoom. */
function useHands(change: Change, start: ViewDirection) {
  const fingers = useRef(new Map<number, Point>());
  const release = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
      const before = fingers.current.get(pointerId);
      if (!before) return;
      const point = { x: clientX, y: clientY };
      const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
      fingers.current.set(pointerId, point);
      if (other) {
        const zoom = distance(before, other) / Math.max(1, distance(point, other));
        change((now) => turned(now, { zoom }));
      } else {
        const moved = { x: point.x - before.x, y: point.y - before.y };
        change((now) => dragged(now, moved, currentTarget.clientHeight));
      }
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (viewAfterKey(event.key, start, start) === null) return;
      event.preventDefault();
      change((now) => viewAfterKey(event.key, now, start) ?? now);
    },
  };
}

const isInside = (share: number) => share > 0.05 && share < 0.95;
const size = ({ clientWidth, clientHeight }: HTMLElement) => ({ width: clientWidth, height: clientHeight });

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
