import { Checkbox } from "#ui/checkbox.tsx";
import { FieldErrorSlot, FieldHint } from "#ui/field-message.tsx";
import { FileField } from "#ui/file-field.tsx";
import { Input } from "#ui/input.tsx";
import { PlateField } from "#ui/plate-input.tsx";
import { Radio } from "#ui/radio.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea } from "#ui/textarea.tsx";
import type { FieldCheck } from "../rules/check-field.ts";
import type { FormField } from "../rules/form-field.ts";
import { SlotChoices } from "./slot-choices.tsx";

type FieldViewProps = { field: FormField; id: string; value: string; error: string | null };

/** Label, help, control, and the place of its mistake, which is there from the start and hidden while there is none. */
export function FormFieldView({ field, id, value, error }: FieldViewProps) {
  const { name, label, hint, kind, isRequired, message, maxLength } = field;
  const check: FieldCheck = { kind, isRequired, message, ...(maxLength === undefined ? {} : { maxLength }) };
  const control = {
    id,
    name,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(" "),
    "data-check": JSON.stringify(check),
  } as const;
  const isGroup = kind === "choices" || kind === "slots";
  const Frame = isGroup ? "fieldset" : "div";
  const Label = isGroup ? "legend" : "label";
  const controlView = <Control key="control" field={field} control={control} value={value} />;
  const errorText = <FieldErrorSlot key="mistake" id={`${id}-error`} error={error} />;
  return (
    <Frame
      data-field={name}
      {...(isGroup ? { id, tabIndex: -1, "aria-describedby": control["aria-describedby"] } : {})}
      className="min-w-0"
    >
      {kind !== "tick" && (
        <Label
          {...(isGroup ? {} : { htmlFor: id })}
          className="mb-1.5 block text-sm leading-[1.4] font-semibold"
        >
          {label}
          {!isRequired && !field.isEither && !field.isByAnswer && (
            <span className="font-normal text-ink-3"> valfritt</span>
          )}
        </Label>
      )}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {/* Of a long list of times the mistake stands above it, where it is seen. */}
      {kind === "slots" ? [errorText, controlView] : [controlView, errorText]}
      {/* It has no name, so it is not sent. Without script nothing can be remembered. */}
      {field.autoComplete === "name" && (
        <div className="text-sm noscript:hidden">
          <Checkbox data-remember>Kom ihåg mig i den här webbläsaren</Checkbox>
        </div>
      )}
    </Frame>
  );
}

export type ControlProps = {
  field: FormField;
  value: string;
  control: { id: string; name: string; "data-check": string };
};

/** None is left alone in the last row. */
const choiceColumns: Record<number, string> = { 2: "grid-cols-2", 4: "grid-cols-2 sm:grid-cols-4" };

const inputTypes = { email: "email", tel: "tel", date: "date" } as const;

function Control({ field, control, value }: ControlProps) {
  const { kind, options = [], autoComplete, unit, label } = field;
  if (kind === "long") return <Textarea {...control} defaultValue={value} />;
  if (kind === "select")
    return (
      <Select {...control} defaultValue={options.includes(value) ? value : ""}>
        <option value="">Välj</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    );
  if (kind === "choices") {
    const { id, ...each } = control;
    return (
      <div className={`grid gap-3 ${choiceColumns[options.length] ?? "sm:grid-cols-3"}`}>
        {options.map((option) => (
          <Radio
            key={option}
            {...each}
            aria-describedby={undefined}
            framed
            value={option}
            defaultChecked={option === value}
          >
            {option}
          </Radio>
        ))}
      </div>
    );
  }
  if (kind === "slots") return <SlotChoices field={field} control={control} value={value} />;
  if (kind === "pdf") return <FileField {...control} words="Välj en fil" accept="application/pdf" />;
  if (kind === "plate")
    return (
      <span className="block max-w-64">
        <PlateField {...control} defaultValue={value} />
      </span>
    );
  if (kind === "tick")
    return (
      <div className="*:items-start *:py-2.5">
        <Checkbox {...control} defaultChecked={value !== ""}>
          {label}
        </Checkbox>
      </div>
    );
  return (
    <Input
      {...control}
      type={kind in inputTypes ? inputTypes[kind as keyof typeof inputTypes] : "text"}
      defaultValue={value}
      {...(autoComplete ? { autoComplete } : {})}
      {...(unit ? { unit } : {})}
      {...(kind === "whole" || kind === "decimal"
        ? { inputMode: kind === "whole" ? "numeric" : "decimal" }
        : {})}
    />
  );
}
