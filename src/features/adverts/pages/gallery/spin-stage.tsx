import { MoveHorizontal, RotateCcw, RotateCw } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { variantAddress } from "#platform/pictures/picture-variants.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { degreesOf, frameAfterDrag, frameAfterKey, frameAt, turnText } from "./spin.ts";
import { useFrames } from "./use-frames.ts";

/** The car on its turntable: dragged, or turned by the ruler below it. It never turns by itself. */
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
    <div className="viewer-stage">
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
        className="viewer-spin"
      >
        <img
          src={addresses[frame]}
          alt={`${name}, ${turnText(frame, count)}`}
          draggable={false}
          className="viewer-whole"
        />
      </div>
      <p role="status" className={`viewer-hint ${isReady && isTurned ? "hidden" : ""}`}>
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
      <div className="viewer-ruler-box">
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
          <span className="viewer-ruler" />
          <span style={{ left: `${(frame / count) * 100}%` }} className="viewer-ruler-post" />
          <span aria-hidden className="viewer-ruler-ends">
            <span>Fram</span>
            <span>Bak</span>
            <span>Fram</span>
          </span>
        </div>
        <IconButton icon={RotateCw} label="Snurra åt höger" onClick={() => turn(frame + 1)} />
      </div>
      {!isReady && <span style={{ width: `${(ready / count) * 100}%` }} className="viewer-progress" />}
    </div>
  );
}

function frameUnder({ clientX, currentTarget }: PointerEvent, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.round(Math.min(0.999, Math.max(0, (clientX - left) / width)) * count);
}
