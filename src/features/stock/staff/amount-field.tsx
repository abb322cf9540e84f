type Props = {
  id: string;
  label: string;
  written: string;
  error: string | undefined;
  onWrite: (text: string) => void;
};

/** A sum in kronor, with what is wrong at it. */
export function AmountField({ id, label, written, error, onWrite }: Props) {
  return (
    <div className={error ? "field invalid" : "field"}>
      <label htmlFor={id}>{label}</label>
      <div className="affix">
        <input
          id={id}
          className="input"
          inputMode="numeric"
          value={written}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          onChange={({ target }) => onWrite(target.value)}
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
