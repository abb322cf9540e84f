import { ChevronLeft, ChevronRight } from "lucide-react";
import type { MouseEvent } from "react";
import { CarPicture } from "#features/cars/pages/car-picture.tsx";
import { iconButtonClass } from "#ui/icon-button-variant.ts";
import type { DamageView } from "./condition-view.ts";
import type { DamageDrawings as Drawings } from "./gallery/damage-marks.ts";
import { Silhouette } from "./gallery/silhouette.tsx";

type DamageShotProps = {
  number: number;
  count: number;
  damage: DamageView;
  drawings: Drawings;
  /** Where its picture is among all of the car's. */
  inGallery: number | null;
  isChosen: boolean;
  onSelect: (number: number, event: MouseEvent) => void;
  onEnlarge: (at: number, event: MouseEvent) => void;
};

/** One damage as large as the stage: its close-up, or where it is on the car, and in short what is done about it. */
export function DamageShot(props: DamageShotProps) {
  const { number, count, damage, drawings, inGallery, isChosen, onSelect, onEnlarge } = props;
  const { picture } = damage;
  const brief = briefOf(damage);
  const steps = [
    { to: number === 1 ? count : number - 1, label: "Föregående skada", Icon: ChevronLeft },
    { to: number === count ? 1 : number + 1, label: "Nästa skada", Icon: ChevronRight },
  ];
  return (
    <figure id={`skada-${number}`} data-chosen={isChosen} className="damage-shot">
      {picture && inGallery !== null ? (
        <a
          href={`#bild-${inGallery + 1}`}
          aria-label={`Visa bilden av skada ${number}`}
          onClick={(event) => onEnlarge(inGallery, event)}
          className="studio damage-picture"
        >
          <CarPicture picture={picture} in="gallery" />
        </a>
      ) : (
        <Unpictured number={number} damage={damage} drawings={drawings} />
      )}
      <figcaption className="damage-brief">
        <span>
          <b className="font-semibold">
            Skada {number} av {count}
          </b>
          {brief && <span className="damage-brief-text">{`: ${brief}`}</span>}
        </span>
        {count > 1 && (
          <span className="flex gap-1.5">
            {steps.map(({ to, label, Icon }) => (
              <a
                key={label}
                href={`#skada-${to}`}
                aria-label={label}
                onClick={(event) => onSelect(to, event)}
                className={iconButtonClass("outlined")}
              >
                <Icon aria-hidden strokeWidth={1.75} className="size-5" />
              </a>
            ))}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

function Unpictured({ number, damage, drawings }: Pick<DamageShotProps, "number" | "damage" | "drawings">) {
  const drawn = drawings.drawn.find(({ view }) => view === damage.zone);
  const marks = drawn?.marks.filter((mark) => mark.number === number) ?? [];
  return (
    <div className="damage-unpictured">
      {drawn && marks.length > 0 && (
        <div inert className="w-full max-w-120">
          <Silhouette view={drawn.view} marks={marks} selected={number} />
        </div>
      )}
      <p className="text-sm text-ink-2">
        {marks.length > 0 ? "Här sitter skadan. Närbild saknas." : "Närbild saknas."}
      </p>
    </div>
  );
}

const briefed = ["Storlek", "Åtgärd"];

/** Its size and what is done about it, as far as its note says. */
function briefOf({ facts }: DamageView): string {
  return facts.flatMap(({ label, value }) => (briefed.includes(label) ? [value] : [])).join(". ");
}
