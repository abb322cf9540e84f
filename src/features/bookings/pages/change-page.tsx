import type { ReactNode } from "react";
import { paths } from "#core/paths.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PairList } from "#ui/pair-list.tsx";
import { Panel } from "#ui/panel.tsx";

export type ChangeView = {
  number: string;
  casePath: string;
  /** Where both forms are posted. */
  action: string;
  facts: { label: string; text: string }[];
  /** What it is: "provkörning", "provkörningen". */
  texts: { one: string; the: string };
  /** Where another is booked. */
  again: string;
  /** Why nothing can be changed any more; null while it can. */
  over: string | null;
  /** A notice for the whole page. */
  notice: string | null;
};

/** Another time, or none at all. Opening the page changes nothing, a button does. */
export function ChangeBookingPage({ page, form }: { page: ChangeView; form: ReactNode }) {
  return (
    <div className="page-width pb-(--ms-section) lg:pt-4">
      <Breadcrumb
        crumbs={[
          { label: "Start", to: paths.home() },
          { label: `Ärende ${page.number}`, to: page.casePath },
          { label: "Flytta eller avboka" },
        ]}
      />
      <h1 className="mt-6 text-h1">Flytta eller avboka</h1>
      <div className="mt-6 max-w-160">
        <Panel>
          <PairList pairs={page.facts} />
        </Panel>
      </div>
      {page.notice && (
        <div className="mt-6 max-w-160">
          <Notice>{page.notice}</Notice>
        </div>
      )}
      {page.over ? (
        <div className="mt-6 grid max-w-160 gap-4">
          <Notice>{page.over}</Notice>
          <p>
            <TextLink to={page.again}>Boka en ny {page.texts.one}</TextLink>
          </p>
        </div>
      ) : (
        <>
          <section className="mt-10">
            <h2 className="mb-4 text-h2">Välj en annan tid</h2>
            {form}
          </section>
          <section id="avboka" className="mt-10">
            <h2 className="mb-2 text-h2">Avboka</h2>
            <p className="mb-4 text-ink-2">Tiden blir fri för andra. Du kan boka en ny när du vill.</p>
            <form method="post" action={page.action}>
              <input type="hidden" name="gor" value="avboka" />
              <Button type="submit" variant="secondary" size="lg">
                Avboka {page.texts.the}
              </Button>
            </form>
          </section>
        </>
      )}
    </div>
  );
}
