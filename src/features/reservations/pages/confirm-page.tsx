import type { ReactNode } from "react";
import { paths } from "#core/paths.ts";
import { NarrowPage } from "#ui/narrow-page.tsx";
import { Panel } from "#ui/panel.tsx";

type ConfirmPageProps = {
  crumb: string;
  title: string;
  text: string;
  notice: string | null;
  children: ReactNode;
};

/** One question and its buttons; opening the page changes nothing. */
export function ConfirmPage({ crumb, title, text, notice, children }: ConfirmPageProps) {
  return (
    <NarrowPage crumbs={[{ label: "Start", to: paths.home() }, { label: crumb }]}>
      <Panel>
        <h1 className="text-h2">{title}</h1>
        {notice && (
          <p role="alert" className="mt-2 font-medium text-danger">
            {notice}
          </p>
        )}
        <p className="mt-2 mb-5 text-ink-2">{text}</p>
        <div className="flex flex-wrap gap-3">{children}</div>
      </Panel>
    </NarrowPage>
  );
}
