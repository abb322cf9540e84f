import type { OptionView } from "./filter-group-view.ts";

const swatches: Readonly<Record<string, string>> = {
  vit: "bg-(--ms-car-vit)",
  svart: "bg-(--ms-car-svart)",
  grå: "bg-(--ms-car-gra)",
  beige: "bg-(--ms-car-beige)",
  röd: "bg-(--ms-car-rod)",
  gul: "bg-(--ms-car-gul)",
  grön: "bg-(--ms-car-gron)",
  blå: "bg-(--ms-car-bla)",
};

/** Eight swatches in a row; the name of the colour is read out and shown by the pointer. */
export function ColourOptions({ name, options }: { name: string; options: OptionView[] }) {
  return (
    <div className="grid grid-cols-8 gap-1">
      {options.map(({ value, label, count, isChosen }) => (
        <label
          key={value}
          title={`${label}, ${count}`}
          className="relative grid h-11 cursor-pointer place-items-center"
        >
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={isChosen}
            disabled={count === 0 && !isChosen}
            aria-label={`${label}, ${count}\u00a0bilar`}
            className={`${swatches[value] ?? ""} size-6.5 cursor-[inherit] appearance-none rounded-full ring-1 ring-control checked:outline-2 checked:outline-offset-3 checked:outline-brand disabled:opacity-30`}
          />
        </label>
      ))}
    </div>
  );
}
