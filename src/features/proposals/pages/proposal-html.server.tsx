import { renderToStaticMarkup } from "react-dom/server";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { buttonClass } from "#ui/button-variant.ts";
import { ProposalPage } from "./proposal-page.tsx";
import type { ProposalView } from "./proposal-view.ts";

/** What changes in the browser comes as HTML too: the page costs no script of its own. */
export function proposalHtml(view: ProposalView): string {
  return renderToStaticMarkup(<ProposalPage view={view} />);
}

/** For an address that is none, or no more. */
export function brokenLinkHtml(): string {
  return renderToStaticMarkup(
    <div className="page-width proposal">
      <h1 className="text-h1">Länken fungerar inte</h1>
      <p className="mt-3 text-ink-2">
        Den är inte komplett, eller så finns offerten inte längre. Ring, så skickar vi en ny.
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        <a href={`tel:${company.phone.international}`} className={buttonClass({})}>
          {company.phone.national}
        </a>
        <a href={paths.proposal()} className={buttonClass({ variant: "secondary" })}>
          Om offertförslag
        </a>
      </p>
    </div>,
  );
}
