import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "#ui/breadcrumb.tsx";

const stages = ["Bilen", "Miltal och skick", "Värdering"] as const;

/** All questions are answered: the answer, or how one goes on from it. */
export function ResultFrame({ crumbs, children }: { crumbs: Crumb[]; children: ReactNode }) {
  const last = stages.length - 1;
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <ol className="value-stages" aria-label="Steg">
        {stages.map((name, at) => (
          <li key={name} aria-current={at === last ? "step" : undefined}>
            <b aria-hidden>
              {at < last ? <Check aria-hidden strokeWidth={2.5} className="size-4" /> : at + 1}
            </b>
            <span>{name}</span>
          </li>
        ))}
      </ol>
      {children}
    </>
  );
}
