import { useState } from "react";
import { Dialog } from "./dialog.tsx";
import type { Me } from "./me.ts";
import { pagesFor } from "./pages-for.ts";
import { areShortcutsOff, setShortcutsOff } from "./shortcuts.ts";

const keysOfAll = [
  { keys: ["Ctrl", "K"], action: "Sök eller ge ett kommando" },
  { keys: ["?"], action: "Alla genvägar" },
  { keys: ["N"], action: "Ny offert, bil, bevakning eller inbytesbil" },
  { keys: ["G", "H"], action: "Nytt för dig" },
  { keys: ["J"], action: "Nästa rad" },
  { keys: ["K"], action: "Förra raden" },
  { keys: ["↵"], action: "Öppna raden" },
  { keys: ["A"], action: "Ta ärendet" },
  { keys: ["R"], action: "Skriv svar" },
  { keys: ["I"], action: "Skriv intern anteckning" },
  { keys: ["H"], action: "Skjut upp ärendet" },
  { keys: ["E"], action: "Stäng ärendet" },
  { keys: ["Ctrl", "↵"], action: "Skicka" },
  { keys: ["Ctrl", "S"], action: "Spara bilen" },
  { keys: ["P"], action: "Till bilens pris" },
  { keys: ["S"], action: "Till bilens steg" },
  { keys: ["D"], action: "Nytt fynd på bilen" },
  { keys: ["Alt", "← →"], action: "Flytta den valda bilden" },
  { keys: ["O"], action: "Gör den valda bilden till omslag" },
  { keys: ["/"], action: "Sök i lagret" },
  { keys: ["F"], action: "Filtrera lagret" },
  { keys: ["X"], action: "Markera bilen, med skift alla dit" },
  { keys: ["Q"], action: "Annonsens kvalitet" },
  { keys: ["V"], action: "Flytta markerade bilar" },
  { keys: ["M"], action: "Märk markerade bilar" },
  { keys: ["Esc"], action: "Stäng rutan" },
];

/** Every key, and the way to switch single letters off. */
export function ShortcutHelp({ me, onClose }: { me: Me; onClose: () => void }) {
  const [isOff, setOff] = useState(areShortcutsOff);
  const ofPages = pagesFor(me).map(({ key, label }) => ({
    keys: ["G", key?.toUpperCase() ?? ""],
    action: label,
  }));
  return (
    <Dialog label="Alla genvägar" className="st-palbox st-help" onClose={onClose}>
      <h2 className="t">Genvägar</h2>
      <dl className="sp-keys">
        {[...ofPages, ...keysOfAll].map(({ keys, action }) => (
          <div key={action}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className="kbd">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <label className="st-check">
        <input
          type="checkbox"
          className="st-tick"
          checked={isOff}
          onChange={({ target }) => {
            setShortcutsOff(target.checked);
            setOff(target.checked);
          }}
        />
        Stäng av genvägar med en bokstav
      </label>
      <button type="button" className="btn secondary d" onClick={onClose}>
        Stäng
      </button>
    </Dialog>
  );
}
