import { renderToStaticMarkup } from "react-dom/server";
import { paths } from "#core/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Panel } from "#ui/panel.tsx";
import { comparisonPlaceId } from "../../rules/stock-comparison/comparison-place.ts";

/** Where the comparison comes; until then it says who it is for. */
export function comparisonPlaceHtml(): string {
  return renderToStaticMarkup(
    <div id={comparisonPlaceId} data-staff-part="">
      <div className="compare-ask">
        <Panel>
          <h2 className="text-h3">För medarbetare</h2>
          <p className="mt-2 mb-4 max-w-text text-ink-2">
            Jämförelsen med lagret är ett verktyg för våra medarbetare. Logga in och kom tillbaka hit. Vill du
            ställa bilar mot varandra finns Jämför bilar för alla.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.staff()}>Logga in</ButtonLink>
            <ButtonLink to={paths.compare()} variant="secondary">
              Jämför bilar
            </ButtonLink>
          </div>
        </Panel>
      </div>
    </div>,
  );
}
