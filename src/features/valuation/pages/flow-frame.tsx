import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { company } from "#core/company/company.ts";
import { Breadcrumb, type Crumb } from "#ui/breadcrumb.tsx";
import { TextLink } from "#ui/link.tsx";
import { Progress } from "#ui/progress.tsx";

export const stages = ["Bilen", "Miltal och skick", "Värdering"] as const;

export type FlowFrameProps = {
  crumbs: Crumb[];
  /** Which of the three stages it is, from 0. */
  stage: number;
  /** Which question of how many; null when all are answered. */
  progress: { at: number; of: number } | null;
  children: ReactNode;
};

/** Where one is, and how far it has come. */
export function FlowFrame({ crumbs, stage, progress, children }: FlowFrameProps) {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <ol className="value-stages" aria-label="Steg">
        {stages.map((name, at) => (
          <li key={name} aria-current={at === stage ? "step" : undefined}>
            <b aria-hidden>
              {at < stage ? <Check aria-hidden strokeWidth={2.5} className="size-4" /> : at + 1}
            </b>
            <span>{name}</span>
          </li>
        ))}
      </ol>
      {progress ? (
        <div className="value-flow">
          <p className="mb-2 text-sm text-ink-2">
            Fråga {progress.at} av {progress.of}
          </p>
          <Progress label="Så långt har du kommit" percent={Math.round((100 * progress.at) / progress.of)} />
          <div className="mt-6">{children}</div>
          <p className="mt-6 text-sm text-ink-2">
            Gratis, utan konto och utan att du binder dig. Hellre prata? Ring{" "}
            <TextLink to={`tel:${company.phone.international}`}>{company.phone.national}</TextLink>.
          </p>
        </div>
      ) : (
        children
      )}
    </>
  );
}
