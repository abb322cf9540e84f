import { ChoiceCount } from "./choice-count.tsx";

type SegmentedProps<Value extends string> = {
  /** What is chosen between: read out before the choices. */
  label: string;
  name: string;
  options: readonly { value: Value; label: string; count?: string; disabled?: boolean }[];
  /** The form it belongs to, when that is not the one around it. */
  form?: string;
  block?: boolean;
} & (
  | { value: Value; onChange: (value: Value) => void }
  /** As part of a form that keeps the choice itself. */
  | { defaultValue: Value; onChange?: (changed: EventTarget) => void }
);

/** Two or three ways to see the same thing, one of them chosen. Radio buttons underneath: arrow keys choose. */
export function Segmented<Value extends string>(segmented: SegmentedProps<Value>) {
  const { label, name, options, form, block = false } = segmented;
  return (
    <fieldset
      className={`auto-cols-fr grid-flow-col rounded-sm bg-sunken p-0.75 ${block ? "grid" : "inline-grid"}`}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="grid min-h-11 cursor-pointer place-items-center rounded-xs px-3.5 text-sm leading-none font-medium whitespace-nowrap text-ink-2 has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:ring-1 has-checked:ring-line-2 has-disabled:cursor-not-allowed has-disabled:text-disabled forced-colors:has-checked:outline-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus lg:min-h-9.5"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            form={form}
            {...stateOf(segmented, option.value)}
            className="sr-only"
          />
          <span className="grid justify-items-center gap-1 py-1.5">
            {option.label}
            {option.count !== undefined && (
              <ChoiceCount count={option.count} isOff={option.disabled} at="below" />
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function stateOf<Value extends string>(segmented: SegmentedProps<Value>, value: Value) {
  if ("value" in segmented) {
    return { checked: segmented.value === value, onChange: () => segmented.onChange(value) };
  }
  const { defaultValue, onChange } = segmented;
  return {
    defaultChecked: defaultValue === value,
    onChange: onChange && ((event: { target: EventTarget }) => onChange(event.target)),
  };
}
