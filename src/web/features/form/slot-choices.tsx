import { Accordion } from "#ui/accordion.tsx";
import { Radio } from "#ui/radio.tsx";
import type { ControlProps } from "./form-field-view.tsx";

/** The times of each day under its name, which opens without script; what is typed elsewhere stays. [DRIVE-8] */
export function SlotChoices({ field, control, value }: ControlProps) {
  const { id, ...each } = control;
  return (
    <div className="mt-1.5">
      {(field.groups ?? []).map(({ label, isOpen, options }) => (
        <Accordion
          key={label}
          title={label}
          value={options.length === 1 ? "1 ledig tid" : `${options.length} lediga tider`}
          isOpen={isOpen}
        >
          <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-4">
            {options.map((option) => (
              <Radio
                key={option.value}
                {...each}
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
      ))}
    </div>
  );
}
