type Props = {
  id: string;
  label: string;
  entered: string;
  error: string | undefined;
  onInput: (text: string) => void;
};

/** A sum in kronor, with what is wrong at it. */
export function AmountField({ id, label, entered, error, onInput }: Props) {
  return (
    <div className={error ? "field invalid" : "field"}>
      <label htmlFor={id}>{label}</label>
      <div className="affix">
        <input
          id={id}
          className="input"
          inputMode="numeric"
          value={entered}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          onChange={({ target }) => onInput(target.value)}
        />
        <span className="suf">kr</span>
      </div>
      {error && (
        <p className="err" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
