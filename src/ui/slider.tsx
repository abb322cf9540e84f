import { Slider } from "@base-ui/react/slider";

export type Range = readonly [number, number];

type RangeSliderProps = {
  /** "Lägsta pris", "Högsta pris". */
  labels: readonly [string, string];
  min: number;
  max: number;
  step: number;
  value: Range;
  /** What a screen reader says instead of the bare number: "350 000 kronor". */
  valueText: (value: number) => string;
  onChange: (value: Range) => void;
  /** Called once when the thumb is let go or a key has moved it. */
  onCommit?: (value: Range) => void;
  disabled?: boolean;
};

const thumb =
  "size-5.5 rounded-full border-2 border-brand bg-surface shadow-1 after:absolute after:-inset-3.25 after:rounded-full has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-disabled:border-line-2";

const rangeFrom = (value: readonly number[]): Range => [value[0] ?? 0, value[1] ?? 0];

/** Two thumbs that stop at each other; a key moves one step. The thumb is 22 px, its target 48. [UI-13] [UI-14] */
export function RangeSlider({
  labels,
  min,
  max,
  step,
  value,
  valueText,
  onChange,
  onCommit,
  disabled = false,
}: RangeSliderProps) {
  return (
    <Slider.Root
      value={value}
      min={min}
      max={max}
      step={step}
      largeStep={step * 10}
      disabled={disabled}
      locale="sv-SE"
      thumbCollisionBehavior="none"
      onValueChange={(next) => onChange(rangeFrom(next))}
      onValueCommitted={(next) => onCommit?.(rangeFrom(next))}
      className="px-2.75"
    >
      <Slider.Control className="flex h-11 touch-none items-center select-none">
        <Slider.Track className="h-1 w-full rounded-full bg-line-2 before:absolute before:inset-y-0 before:-inset-x-2.75 before:rounded-full before:bg-line-2">
          <Slider.Indicator className="bg-brand data-disabled:bg-control" />
          {labels.map((label, index) => (
            <Slider.Thumb
              key={label}
              index={index}
              aria-label={label}
              getAriaValueText={(_, at) => valueText(at)}
              className={thumb}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
