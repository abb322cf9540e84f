import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { loadPicture, pictureWidth, withinBounds } from "./sphere-picture.ts";
import { contextOf, type SphereRenderer, sphereRenderer } from "./sphere-renderer.ts";
import { dragged, straightAhead, turned, type ViewDirection, viewAfterKey } from "./view-direction.ts";

/** "flat": the browser cannot, or the picture does not come; what the server sent stays. */
export type SphereState = "loading" | "ready" | "flat";

type Point = { x: number; y: number };

/** A canvas that shows the picture from its middle, and what turns it. */
export function useSphere(url: string) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const renderer = useRef<SphereRenderer | null>(null);
  const view = useRef<ViewDirection>(straightAhead);
  const frame = useRef(0);
  const [state, setState] = useState<SphereState>("loading");

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
    // For tests, and for whoever wonders where they look.
    surface.dataset.yaw = view.current.yaw.toFixed(2);
  }, []);
  const change = useCallback(
    (to: (now: ViewDirection) => ViewDirection) => {
      view.current = to(view.current);
      frame.current ||= requestAnimationFrame(render);
    },
    [render],
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
      change((now) => now);
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
    const watch = new ResizeObserver(() => change((now) => now));
    watch.observe(surface);
    return () => {
      leave.abort();
      watch.disconnect();
      cancelAnimationFrame(frame.current);
      frame.current = 0;
      renderer.current = null;
    };
  }, [url, change]);

  useWheel(canvas, change);
  return { canvas, state, change, direction: view, handlers: useHands(change) };
}

/** React listens to wheels without the right to stop the page from scrolling. */
function useWheel(
  canvas: RefObject<HTMLCanvasElement | null>,
  change: (to: (now: ViewDirection) => ViewDirection) => void,
) {
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
function useHands(change: (to: (now: ViewDirection) => ViewDirection) => void) {
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
      if (viewAfterKey(event.key, straightAhead) === null) return;
      event.preventDefault();
      change((now) => viewAfterKey(event.key, now) ?? now);
    },
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
