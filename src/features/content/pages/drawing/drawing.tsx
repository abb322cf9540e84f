import type { ContentDrawing } from "../../rules/drawing-names.ts";
import { figures } from "./figures.tsx";
import { ground, places, scenes } from "./scenes.tsx";

/** Four figures in a row, with what each of them means as text below: the picture itself says nothing alone. */
export function Drawing({ drawing: { scene, parts } }: { drawing: ContentDrawing }) {
  return (
    <figure className="min-w-0">
      <svg
        viewBox="0 0 600 194"
        aria-hidden="true"
        className="block h-auto w-full fill-none stroke-ink [stroke-linecap:round] [stroke-linejoin:round]"
        strokeWidth="2.5"
      >
        {scenes[scene]}
        {parts.map(({ figure }, at) => (
          <g
            key={figure}
            transform={`translate(${(places[at] ?? 0) + 34} ${ground - 90}) scale(1.2)`}
            fill="var(--ms-surface)"
            // The line is 2.5 when it has been scaled.
            strokeWidth="2.1"
          >
            {figures[figure]}
          </g>
        ))}
      </svg>
      <figcaption className="mt-1.5">
        <dl className="grid grid-cols-2 gap-y-2 text-xs min-[24rem]:grid-cols-4 leading-[1.35] text-ink-2">
          {parts.map(({ figure, term, text }) => (
            <div key={figure} className="min-w-0 pr-2 wrap-break-word hyphens-auto">
              <dt className="text-xs font-[650] text-ink md:text-sm">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
