import { type ReactNode, useId } from "react";
import { type Make, makes } from "#features/cars/rules/makes.ts";
import {
  type CarField,
  type CarFieldRow,
  carFields,
  type FieldValue,
  isOptional,
  isSameValue,
} from "../rules/car-fields.ts";
import { type FieldInput, fieldText, inputFrom } from "../rules/field-text.ts";
import type { StoreChoice } from "./stock-responses.ts";

/** The form that every field of the page belongs to, wherever it stands. */
export const carFormId = "car-form";

export type FieldProps = {
  name: CarField;
  entered: FieldInput;
  /** What stands in the car; null for a car that is not there yet. */
  saved: FieldValue;
  isChanged: boolean;
  error: string | undefined;
  canEdit: boolean;
  stores: readonly StoreChoice[];
  /** The make that is chosen: series are its own. */
  make: string;
  /** What the register says, where it says something. */
  register: FieldValue | undefined;
  onInput: (field: CarField, entered: FieldInput) => void;
};

/** One field of a car: its control by kind, what was there before, what the register says, and what is wrong. */
export function CarFieldControl(props: FieldProps) {
  const { name, saved, isChanged, error, stores, register, onInput, entered, canEdit } = props;
  const field: CarFieldRow = carFields[name];
  const id = `car-${name}`;
  const storeLabel = (slug: string) => stores.find((store) => store.slug === slug)?.label ?? slug;
  const isOther = register !== undefined && !isSameValue(entered, inputFrom(name, register));
  const className = ["field", isChanged && "sp-chg", error && "invalid", wide[field.kind]];
  return (
    <div className={className.filter(Boolean).join(" ")}>
      {field.kind === "tags" ? (
        <TagBoxes {...props} id={id} options={field.options} />
      ) : (
        <>
          <label htmlFor={id}>{field.label}</label>
          <Control {...props} id={id} field={field} />
        </>
      )}
      {isChanged && saved !== null && (
        <p className="sp-src">ändrat av dig, var {fieldText(name, saved, storeLabel)}</p>
      )}
      {isOther && (
        <p className="sp-src">
          registret: {fieldText(name, register, storeLabel)}
          {canEdit && (
            <button
              type="button"
              className="link textbtn"
              onClick={() => onInput(name, inputFrom(name, register))}
            >
              Använd<span className="sr"> registrets {field.label}</span>
            </button>
          )}
        </p>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

const wide: Partial<Record<CarFieldRow["kind"], string>> = { text: "sp-w2", tags: "sp-all", texts: "sp-all" };

type ControlProps = FieldProps & { id: string; field: CarFieldRow };

function Control(props: ControlProps): ReactNode {
  const { id, field, name, entered, error, canEdit, onInput, make, stores } = props;
  const shared = {
    id,
    // Fields stand in several panels, and Enter in any of them saves.
    form: carFormId,
    disabled: !canEdit,
    "aria-invalid": error !== undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
  };
  const text = typeof entered === "string" ? entered : "";
  const choose = (options: readonly (readonly [string, string])[]) => (
    <select
      {...shared}
      className="select"
      value={text}
      onChange={({ target }) => onInput(name, target.value)}
    >
      {(isOptional(field) || text === "") && <option value="">{emptyLabel(field)}</option>}
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
  if (field.kind === "choice") return choose(Object.entries(field.options));
  if (field.kind === "series") return choose(seriesOf(make));
  if (field.kind === "store")
    return choose(
      stores
        .filter(({ isRetired, slug }) => !isRetired || slug === text)
        .map(({ slug, label }) => [slug, label]),
    );
  if (field.kind === "yesNo")
    return choose([
      ["ja", "Ja"],
      ["nej", "Nej"],
    ]);
  if (field.kind === "texts")
    return (
      <textarea
        {...shared}
        className="textarea"
        rows={4}
        placeholder="En sak på varje rad"
        value={Array.isArray(entered) ? entered.join("\n") : ""}
        onChange={({ target }) => onInput(name, target.value === "" ? [] : target.value.split("\n"))}
      />
    );
  const input = (
    <input
      {...shared}
      className="input"
      type={field.kind === "phone" ? "tel" : "text"}
      inputMode={field.kind === "count" || field.kind === "decimal" ? "decimal" : undefined}
      // Typed as it is read everywhere else: a date field would follow the language of the browser.
      placeholder={field.kind === "day" ? "åååå-mm-dd" : undefined}
      autoComplete="off"
      value={text}
      onChange={({ target }) => onInput(name, target.value)}
    />
  );
  if (!("unit" in field)) return input;
  return (
    <div className="affix">
      {input}
      <span className="suf">{field.unit}</span>
    </div>
  );
}

/** What it means that nothing is chosen. */
function emptyLabel(field: CarFieldRow): string {
  if (!isOptional(field)) return "Välj";
  return field.kind === "store" ? "Samma butik" : "Okänt";
}

function seriesOf(make: string): readonly (readonly [string, string])[] {
  return Object.hasOwn(makes, make) ? Object.entries(makes[make as Make].series) : [];
}

type TagProps = FieldProps & { id: string; options: Readonly<Record<string, string>> };

function TagBoxes({ id, name, entered, options, canEdit, onInput }: TagProps) {
  const group = useId();
  const values = Array.isArray(entered) ? entered : [];
  return (
    <fieldset id={id} tabIndex={-1} disabled={!canEdit} aria-labelledby={group}>
      <legend id={group}>{carFields[name].label}</legend>
      <div className="sp-boxes">
        {Object.entries(options).map(([value, label]) => (
          <label key={value} className="st-check">
            <input
              type="checkbox"
              className="st-tick"
              checked={values.includes(value)}
              onChange={({ target }) =>
                onInput(name, target.checked ? [...values, value] : values.filter((one) => one !== value))
              }
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
