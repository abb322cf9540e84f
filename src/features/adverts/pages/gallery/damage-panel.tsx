import type { MouseEvent } from "react";
import type { DamageView } from "../condition-view.ts";
import { damageMarks } from "./damage-marks.ts";
import { DamageNumber } from "./damage-number.tsx";
import { Silhouette } from "./silhouette.tsx";

type DamagePanelProps = {
  damages: readonly DamageView[];
  selected: number;
  /** Where the picture of a damage is in the gallery; null for one without. */
  pictureOf: (damage: number) => number | null;
  hrefOf: (at: number) => string;
  onShow: (at: number) => void;
};

/** What the picture shows, in words and on the drawing; the other damages are a click away. */
export function DamagePanel({ damages, selected, pictureOf, hrefOf, onShow }: DamagePanelProps) {
  const currentDamage = damages[selected - 1];
  if (!currentDamage) return null;
  // What nobody photographed has nothing to show here: it is read in the list alone.
  const isPictured = (number: number) => pictureOf(number) !== null;
  const addressOf = (number: number) => hrefOf(pictureOf(number) ?? 0);
  const select = (number: number, event: MouseEvent) => {
    event.preventDefault();
    onShow(pictureOf(number) ?? 0);
  };
  return (
    <aside aria-label="Om skadan" className="viewer-damage">
      {currentDamage.place && (
        <div className="viewer-damage-place">
          <Silhouette
            view={currentDamage.place.view}
            marks={damageMarks(damages, currentDamage.place.view, addressOf).filter(({ number }) =>
              isPictured(number),
            )}
            selected={selected}
            onSelect={select}
          />
        </div>
      )}
      <div>
        <h2 className="viewer-damage-name">{currentDamage.heading}</h2>
        {currentDamage.note && <p className="mt-1 text-sm text-ink-2">{currentDamage.note}</p>}
      </div>
      <dl className="max-lg:hidden">
        {currentDamage.facts.map(({ label, value }) => (
          <div key={label} className="viewer-damage-fact">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {damages.length > 1 && (
        <ul className="mt-auto border-t border-line pt-2 max-lg:hidden">
          {damages.map(({ heading }, at) => {
            const number = at + 1;
            if (number === selected) return null;
            const name = (
              <>
                <DamageNumber number={number} />
                {heading}
              </>
            );
            const variant = "flex min-h-12 items-center gap-3 text-sm font-medium";
            return (
              <li key={number}>
                {isPictured(number) ? (
                  <a
                    href={addressOf(number)}
                    onClick={(event) => select(number, event)}
                    className={`${variant} hover:text-link`}
                  >
                    {name}
                  </a>
                ) : (
                  <span className={variant}>{name}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </aside>
  );
}
