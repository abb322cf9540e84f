type SegmentedProps<Value extends string> = {
  /** What is chosen between: read out before the choices. */
  label: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Two or three ways to see the same thing, one of them chosen. Radio buttons underneath: arrow keys choose. [UI-10] */
export function Segmented<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  return (
    <fieldset className="inline-grid auto-cols-fr grid-flow-col rounded-sm bg-sunken p-0.75">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="grid min-h-11 cursor-pointer place-items-center rounded-xs px-3.5 text-sm leading-none font-medium whitespace-nowrap text-ink-2 has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:ring-1 has-checked:ring-line-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus lg:min-h-9.5"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
