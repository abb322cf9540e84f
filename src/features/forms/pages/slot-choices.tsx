import { Accordion } from "#ui/accordion.tsx";
import { Radio } from "#ui/radio.tsx";
import type { ControlProps } from "./form-field-view.tsx";

/** Of two weeks the next days are seen; the others are one press away. */
const daysAtOnce = 6;

/** The times of each day under its name, which opens without script; what is typed elsewhere stays. */
export function SlotChoices({ field, control, value }: ControlProps) {
  const { id, "data-check": check, ...each } = control;
  const days = (field.groups ?? []).map(({ label, isOpen, options }, day) => ({
    isOpen,
    view: (
      <Accordion
        key={label}
        title={label}
        value={options.length === 1 ? "1 ledig tid" : `${options.length} lediga tider`}
        isOpen={isOpen}
      >
        <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-4">
          {options.map((option, at) => (
            <Radio
              key={option.value}
              {...each}
              // There are hundreds: the first says what is checked for all.
              data-check={day === 0 && at === 0 ? check : undefined}
              aria-describedby={undefined}
              framed
              value={option.value}
              defaultChecked={option.value === value}
            >
              {option.label}
            </Radio>
          ))}
        </div>
      </Accordion>
    ),
  }));
  const later = days.slice(daysAtOnce);
  return (
    <div className="mt-1.5">
      {days.slice(0, daysAtOnce).map(({ view }) => view)}
      {later.length > 0 && (
        <Accordion
          title="Senare dagar"
          value={later.length === 1 ? "1 dag" : `${later.length} dagar`}
          isOpen={later.some(({ isOpen }) => isOpen)}
        >
          {later.map(({ view }) => view)}
        </Accordion>
      )}
    </div>
  );
}
