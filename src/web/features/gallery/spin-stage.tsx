import { MoveHorizontal, RotateCcw, RotateCw } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { variantAddress } from "#domain/car/picture-variants.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { degreesOf, frameAfterDrag, frameAfterKey, frameAt, turnText } from "./spin.ts";
import { useFrames } from "./use-frames.ts";

/** The car on its turntable: dragged, or turned by the ruler below it. It never turns by itself. [SPIN-1] [SPIN-2] */
export function SpinStage({ frames, name }: { frames: readonly string[]; name: string }) {
  const count = frames.length;
  const stage = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; frame: number } | null>(null);
  const [frame, setFrame] = useState(0);
  const [isTurned, setTurned] = useState(false);
  const { width, ready } = useFrames(frames);
  const addresses = frames.map((url) => variantAddress(url, width));

  function turn(to: number) {
    setFrame(frameAt(to, count));
    setTurned(true);
  }
  function drag({ clientX }: PointerEvent) {
    if (!start.current || !stage.current) return;
    const moved = clientX - start.current.x;
    if (Math.abs(moved) > 2)
      turn(frameAfterDrag(start.current.frame, { moved, width: stage.current.clientWidth, count }));
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = frameAfterKey(event.key, frame, count);
    if (next === null) return;
    // The viewer's own arrow keys would leave the turntable.
    event.stopPropagation();
    event.preventDefault();
    turn(next);
  }

  const isReady = ready === count;
  return (
    <div className="relative min-h-0 overflow-hidden bg-(--ms-viewer-stage)">
      <div
        ref={stage}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = { x: event.clientX, frame };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          start.current = null;
        }}
        onPointerCancel={() => {
          start.current = null;
        }}
        className="absolute inset-0 cursor-grab touch-none select-none active:cursor-grabbing"
      >
        <img
          src={addresses[frame]}
          alt={`${name}, ${turnText(frame, count)}`}
          draggable={false}
          className="size-full object-contain"
        />
      </div>
      <p
        role="status"
        className={`pointer-events-none absolute top-4 left-1/2 flex min-h-11 -translate-x-1/2 items-center gap-3 rounded-full bg-surface px-5 font-semibold whitespace-nowrap ${isReady && isTurned ? "hidden" : ""}`}
      >
        {isReady ? (
          <>
            <MoveHorizontal aria-hidden strokeWidth={1.75} className="size-5" />
            Dra för att snurra
          </>
        ) : (
          <>
            <Spinner />
            Hämtar {ready} av {count} bilder
          </>
        )}
      </p>
      <div className="absolute bottom-4 left-1/2 grid w-[min(40rem,calc(100%-2rem))] -translate-x-1/2 grid-cols-[auto_1fr_auto] items-center gap-3 rounded-md bg-surface p-2 ring-1 ring-line-2">
        <IconButton icon={RotateCcw} label="Snurra åt vänster" onClick={() => turn(frame - 1)} />
        <div
          role="slider"
          tabIndex={0}
          aria-label="Snurra bilen"
          aria-valuemin={0}
          aria-valuemax={degreesOf(count - 1, count)}
          aria-valuenow={degreesOf(frame, count)}
          aria-valuetext={turnText(frame, count)}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            turn(frameUnder(event, count));
          }}
          onPointerMove={(event) => {
            if (event.buttons === 1) turn(frameUnder(event, count));
          }}
          className="relative h-11 cursor-pointer touch-none"
        >
          <span className="absolute inset-x-0 top-1 h-6 border-b-2 border-control bg-[repeating-linear-gradient(90deg,var(--ms-tick)_0_1px,transparent_1px_2.7778%)] bg-size-[100%_6px] bg-bottom bg-no-repeat" />
          <span
            style={{ left: `${(frame / count) * 100}%` }}
            className="absolute top-0 h-7 w-2.5 -translate-x-1/2 rounded-xs border-b-4 border-accent bg-brand"
          />
          <span aria-hidden className="absolute inset-x-0 top-7.5 flex justify-between text-2xs text-ink-2">
            <span>Fram</span>
            <span>Bak</span>
            <span>Fram</span>
          </span>
        </div>
        <IconButton icon={RotateCw} label="Snurra åt höger" onClick={() => turn(frame + 1)} />
      </div>
      {!isReady && (
        <span
          style={{ width: `${(ready / count) * 100}%` }}
          className="absolute bottom-0 left-0 h-1 bg-accent"
        />
      )}
    </div>
  );
}

function frameUnder({ clientX, currentTarget }: PointerEvent, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.round(Math.min(0.999, Math.max(0, (clientX - left) / width)) * count);
}
