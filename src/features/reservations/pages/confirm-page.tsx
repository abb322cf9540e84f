import type { ReactNode } from "react";
import { paths } from "#core/paths.ts";
import { DrawnBand } from "#features/content/pages/drawn-band.tsx";
import type { DrawingName } from "#features/content/rules/drawing-names.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";

type ConfirmPageProps = {
  crumb: string;
  title: string;
  text: ReactNode;
  notice: string | null;
  drawing: DrawingName;
  children: ReactNode;
};

/** One question and its buttons; opening the page changes nothing. */
export function ConfirmPage({ crumb, title, text, notice, drawing, children }: ConfirmPageProps) {
  return (
    <DrawnBand drawing={drawing}>
      <Breadcrumb crumbs={[{ label: "Start", to: paths.home() }, { label: crumb }]} />
      <div className="mt-6 max-w-160">
        <h1 className="text-h1">{title}</h1>
        {notice && (
          <p role="alert" className="mt-2 font-medium text-danger">
            {notice}
          </p>
        )}
        <p className="mt-3 text-lg wrap-anywhere text-pretty text-ink-2">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3">{children}</div>
      </div>
    </DrawnBand>
  );
}
