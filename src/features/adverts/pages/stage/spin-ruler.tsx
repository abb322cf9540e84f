import type { KeyboardEvent, PointerEvent } from "react";
import { angleText, degreesOf } from "./spin.ts";

type SpinRulerProps = {
  frame: number;
  count: number;
  onTurn: (frame: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** One turn from end to end, with the post where the car stands. */
export function SpinRuler({ frame, count, onTurn, onKeyDown }: SpinRulerProps) {
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Snurra bilen"
      aria-valuemin={0}
      aria-valuemax={degreesOf(count - 1, count)}
      aria-valuenow={degreesOf(frame, count)}
      aria-valuetext={angleText(frame, count)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onTurn(frameUnder(event, count));
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) onTurn(frameUnder(event, count));
      }}
      className="relative h-11 cursor-pointer touch-none"
    >
      <span className="spin-ruler" />
      <span style={{ left: `${(frame / count) * 100}%` }} className="spin-ruler-post" />
      <span aria-hidden className="spin-ruler-ends">
        <span>Fram</span>
        <span>Bak</span>
        <span>Fram</span>
      </span>
    </div>
  );
}

function frameUnder({ clientX, currentTarget }: PointerEvent, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.round(Math.min(0.999, Math.max(0, (clientX - left) / width)) * count);
}
