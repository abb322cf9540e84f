import { useMemo, useRef, useState } from "react";
import { paths } from "#core/paths.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import { go } from "#platform/staff/place.ts";
import { useShortcuts } from "#platform/staff/shortcuts.ts";

export function Plate({ text }: { text: string }) {
  return (
    <span className="plate">
      <span className="eu" aria-hidden>
        S
      </span>
      <span className="no">{text}</span>
    </span>
  );
}

/** A whole plate is fetched at once; "/" comes here. */
export function PlateSearch({ isFirst = false }: { isFirst?: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  useShortcuts(useMemo(() => ({ "/": () => field.current?.focus() }), []));
  const open = (written: string): boolean => {
    const plate = findPlate(written);
    if (plate !== null) go(paths.staff(`inbyte/${encodeURIComponent(plate)}/`));
    return plate !== null;
  };
  return (
    <form
      className="sp-search"
      style={isFirst ? { justifyItems: "start" } : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!open(text));
      }}
    >
      <label className="sr" htmlFor="plate-search">
        Registreringsnummer
      </label>
      <div className="sp-find">
        <span className="eu" aria-hidden>
          S
        </span>
        <input
          ref={field}
          id="plate-search"
          placeholder="ABC 123"
          autoComplete="off"
          maxLength={8}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? "plate-wrong" : undefined}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(false);
            open(target.value);
          }}
        />
      </div>
      {isWrong ? (
        <p className="err" id="plate-wrong" role="alert">
          Regnr saknas/felaktigt
        </p>
      ) : (
        <span className="xs t3">
          {isFirst ? "Hämtas när numret är helt" : "Nytt regnr"} <kbd className="kbd">/</kbd>
        </span>
      )}
    </form>
  );
}
