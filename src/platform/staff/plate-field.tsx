import { type ReactNode, type Ref, useState } from "react";
import { findPlate } from "#core/plate/find-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";

type PlateFieldProps = {
  id: string;
  label: string;
  labelClass: string;
  className: string;
  value?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
  /** Below the field, as long as nothing is wrong. */
  hint?: ReactNode;
  onPlate: (plate: LicensePlate) => void;
};

/** A plate that is typed or pasted; a whole one is used at once. */
export function PlateField({ id, label, labelClass, className, value = "", hint, ...rest }: PlateFieldProps) {
  const { autoFocus = false, ref, onPlate } = rest;
  const [text, setText] = useState(value);
  const [isWrong, setWrong] = useState(false);
  const use = (text: string): boolean => {
    const plate = findPlate(text);
    if (plate !== null) onPlate(plate);
    return plate !== null;
  };
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!use(text));
      }}
    >
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <div className="sp-find">
        <span className="eu" aria-hidden>
          S
        </span>
        <input
          ref={ref}
          id={id}
          placeholder="ABC 123"
          autoComplete="off"
          maxLength={8}
          // biome-ignore lint/a11y/noAutofocus: only where the page is for nothing else.
          autoFocus={autoFocus}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(false);
            use(target.value);
          }}
        />
      </div>
      {isWrong ? (
        <p className="err" id={`${id}-wrong`} role="alert">
          Regnr saknas/felaktigt
        </p>
      ) : (
        hint
      )}
    </form>
  );
}
