import { useState } from "react";
import { formatNumber } from "#core/text/number.ts";
import { numberFromText } from "#core/text/number-from-text.ts";

type Props = {
  id: string;
  label: string;
  value: number;
  onChange: (kronor: number) => void;
  unit?: string;
  hint?: string | undefined;
  /** Where the column's heading says what it is. */
  isLabelHidden?: boolean;
};

/** Whole kronor as they are typed; what is no number is said, and changes nothing. */
export function AmountField({ id, label, value, onChange, unit = "kr", hint, isLabelHidden = false }: Props) {
  const [input, setInput] = useState<string | null>(null);
  const read = input === null ? value : numberFromText(input);
  const isWrong = input !== null && (read === null || read < 0 || !Number.isInteger(read));
  return (
    <div className={isWrong ? "field invalid" : "field"}>
      <label htmlFor={id} className={isLabelHidden ? "sr" : undefined}>
        {label}
      </label>
      <div className="affix">
        <input
          className="input"
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={input ?? formatNumber(value)}
          aria-invalid={isWrong}
          aria-describedby={isWrong || hint ? `${id}-note` : undefined}
          onChange={({ target }) => {
            setInput(target.value);
            const next = numberFromText(target.value);
            if (next !== null && next >= 0 && Number.isInteger(next)) onChange(next);
          }}
          onBlur={() => setInput(null)}
        />
        <span className="suf">{unit}</span>
      </div>
      {(isWrong || hint) && (
        <p className={isWrong ? "err" : "hint"} id={`${id}-note`}>
          {isWrong ? "Skriv ett helt tal" : hint}
        </p>
      )}
    </div>
  );
}
