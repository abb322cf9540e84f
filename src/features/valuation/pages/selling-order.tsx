import { ArrowLink } from "#ui/arrow-link.tsx";
import type { Landing } from "./landing-texts.ts";
import { SellingDrawing } from "./selling-drawing.tsx";

type SellingOrderProps = { order: NonNullable<Landing["order"]>; more: Landing["more"] };

/** What happens, and in which order, as pictures with their words below. */
export function SellingOrder({ order: { heading, steps }, more }: SellingOrderProps) {
  return (
    <section aria-labelledby="ordningen">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
        <h2 id="ordningen" className="text-h2">
          {heading}
        </h2>
        <ArrowLink to={more.to}>{more.label}</ArrowLink>
      </div>
      <ol className="value-order" data-steps={steps.length}>
        {steps.map(({ drawing, title, text }, at) => (
          <li key={title}>
            <SellingDrawing drawing={drawing} />
            <div>
              <p className="text-sm text-ink-3">{at + 1}</p>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1.5 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
