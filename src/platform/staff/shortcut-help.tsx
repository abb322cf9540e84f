import { useState } from "react";
import { Dialog } from "./dialog.tsx";
import type { Me } from "./me.ts";
import { pagesFor } from "./pages-for.ts";
import { areLettersOff, switchLetters } from "./shortcuts.ts";

const keysOfAll = [
  { keys: ["Ctrl", "K"], does: "Sök eller ge ett kommando" },
  { keys: ["?"], does: "Alla genvägar" },
  { keys: ["N"], does: "Ny offert, bil, bevakning eller inbytesbil" },
  { keys: ["G", "H"], does: "Nytt för dig" },
  { keys: ["J"], does: "Nästa rad" },
  { keys: ["K"], does: "Förra raden" },
  { keys: ["↵"], does: "Öppna raden" },
  { keys: ["A"], does: "Ta ärendet" },
  { keys: ["R"], does: "Skriv svar" },
  { keys: ["I"], does: "Skriv intern anteckning" },
  { keys: ["H"], does: "Skjut upp ärendet" },
  { keys: ["E"], does: "Stäng ärendet" },
  { keys: ["Ctrl", "↵"], does: "Skicka" },
  { keys: ["Ctrl", "S"], does: "Spara bilen" },
  { keys: ["P"], does: "Till bilens pris" },
  { keys: ["S"], does: "Till bilens steg" },
  { keys: ["D"], does: "Nytt fynd på bilen" },
  { keys: ["Alt", "← →"], does: "Flytta den valda bilden" },
  { keys: ["O"], does: "Gör den valda bilden till omslag" },
  { keys: ["/"], does: "Sök i lagret" },
  { keys: ["F"], does: "Filtrera lagret" },
  { keys: ["X"], does: "Markera bilen, med skift alla dit" },
  { keys: ["Q"], does: "Annonsens kvalitet" },
  { keys: ["V"], does: "Flytta markerade bilar" },
  { keys: ["M"], does: "Märk markerade bilar" },
  { keys: ["Esc"], does: "Stäng rutan" },
];

/** Every key, and the way to switch single letters off. */
export function ShortcutHelp({ me, onClose }: { me: Me; onClose: () => void }) {
  const [isOff, setOff] = useState(areLettersOff);
  const ofPages = pagesFor(me).map(({ key, label }) => ({
    keys: ["G", key?.toUpperCase() ?? ""],
    does: label,
  }));
  return (
    <Dialog label="Alla genvägar" className="st-palbox st-help" onClose={onClose}>
      <h2 className="t">Genvägar</h2>
      <dl className="sp-keys">
        {[...ofPages, ...keysOfAll].map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className="kbd">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="st-check">
        <input
          type="checkbox"
          className="st-tick"
          checked={isOff}
          onChange={({ target }) => {
            switchLetters(target.checked);
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
