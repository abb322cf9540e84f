import { type ChangeEvent, type CSSProperties, useEffect, useRef } from "react";

export type Range = readonly [number, number];

/** The lower thumb is the first. */
type Thumb = 0 | 1;

type RangeSliderProps = {
  /** "Lägsta pris", "Högsta pris". */
  labels: readonly [string, string];
  min: number;
  max: number;
  step: number;
  /** How near the thumbs may come to each other. */
  gap?: number;
  value: Range;
  /** What a screen reader says instead of the bare number: "350 000 kronor". */
  valueText: (value: number, thumb: Thumb) => string;
  onChange: (value: Range) => void;
  /** Called once when the thumb is let go or a key has moved it. */
  onCommit?: (value: Range) => void;
};

/**
 * Two thumbs that stop at each other; a key moves one step. The thumb is 22 px, its target 48. The browser's own
 * controls, one over the other: they know fingers and keys, and weigh nothing.
 */
export function RangeSlider({
  labels,
  min,
  max,
  step,
  gap = 0,
  value,
  valueText,
  onChange,
  onCommit,
}: RangeSliderProps) {
  const [low, high] = value;
  const inputs = useRef<HTMLDivElement>(null);
  const latest = useRef({ value, onCommit });
  useEffect(() => {
    latest.current = { value, onCommit };
  });
  useEffect(() => {
    // The browser's event, of which React has none: `onChange` is told of every step on the way.
    const commit = () => latest.current.onCommit?.(latest.current.value);
    const pair = inputs.current;
    pair?.addEventListener("change", commit);
    return () => pair?.removeEventListener("change", commit);
  }, []);
  const move = (thumb: Thumb, event: ChangeEvent<HTMLInputElement>) => {
    // A form around it is told by whoever commits.
    event.stopPropagation();
    const to = event.target.valueAsNumber;
    const next: Range = thumb === 0 ? [Math.min(to, high - gap), high] : [low, Math.max(to, low + gap)];
    latest.current.value = next;
    onChange(next);
  };
  const share = (at: number) => (at - min) / (max - min);
  return (
    <div
      ref={inputs}
      className="range-pair"
      style={{ "--low": share(low), "--high": share(high) } as CSSProperties}
    >
      {([0, 1] as const).map((thumb) => (
        <input
          key={thumb}
          type="range"
          autoComplete="off"
          aria-label={labels[thumb]}
          aria-valuetext={valueText(value[thumb], thumb)}
          min={min}
          max={max}
          step={step}
          value={value[thumb]}
          onChange={(event) => move(thumb, event)}
        />
      ))}
    </div>
  );
}
