import type { DamageView } from "../condition-view.ts";
import { damageMarks } from "./damage-marks.ts";
import { Silhouette } from "./silhouette.tsx";

type DamagePanelProps = {
  damages: readonly DamageView[];
  selected: number;
  /** Where the picture of a damage is in the gallery; undefined for one without. */
  pictureOf: (damage: number) => number | undefined;
  hrefOf: (at: number) => string;
  onShow: (at: number) => void;
};

/** What the picture shows, in words and on the drawing; the other damages are a press away. [DAMAGE-4] [DAMAGE-6] */
export function DamagePanel({ damages, selected, pictureOf, hrefOf, onShow }: DamagePanelProps) {
  const shown = damages[selected - 1];
  if (!shown) return null;
  const marks = damageMarks(damages, (number) => hrefOf(pictureOf(number) ?? 0));
  const select = (number: number) => {
    const at = pictureOf(number);
    if (at !== undefined) onShow(at);
  };
  return (
    <aside aria-label="Om skadan" className="viewer-damage">
      {shown.place && (
        <div className="viewer-damage-place">
          <Silhouette
            side={shown.place.side}
            marks={marks}
            selected={selected}
            onSelect={(number, event) => {
              event.preventDefault();
              select(number);
            }}
          />
        </div>
      )}
      <div>
        <h2 className="viewer-damage-name">{shown.heading}</h2>
        {shown.note && <p className="mt-1 text-sm text-ink-2">{shown.note}</p>}
      </div>
      <dl className="max-lg:hidden">
        {shown.facts.map(({ label, value }) => (
          <div key={label} className="viewer-damage-fact">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {damages.length > 1 && (
        <ul className="mt-auto border-t border-line pt-2 max-lg:hidden">
          {damages.map(
            ({ heading, picture }, at) =>
              at + 1 !== selected && (
                <li key={`${heading} ${picture.url}`}>
                  <a
                    href={hrefOf(pictureOf(at + 1) ?? 0)}
                    onClick={(event) => {
                      event.preventDefault();
                      select(at + 1);
                    }}
                    className="flex min-h-12 items-center gap-3 text-sm font-medium hover:text-link"
                  >
                    <span className="grid size-6.5 shrink-0 place-items-center rounded-full bg-brand text-xs font-bold text-on-brand">
                      {at + 1}
                    </span>
                    {heading}
                  </a>
                </li>
              ),
          )}
        </ul>
      )}
    </aside>
  );
}
