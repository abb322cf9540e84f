import { renderToStaticMarkup } from "react-dom/server";
import { paths } from "#core/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Panel } from "#ui/panel.tsx";
import { AddForm } from "./compare-forms.tsx";
import { ComparePage } from "./compare-page.tsx";
import type { CompareView } from "./compare-view.ts";

/** Nothing in it changes in the browser: it costs no script. */
export function compareHtml(view: CompareView): string {
  return renderToStaticMarkup(<ComparePage view={view} />);
}

/** Where no car is chosen: by plate, or among all cars. */
export function startHtml(): string {
  return renderToStaticMarkup(
    <Panel>
      <h2 className="mb-4 text-h3">Börja här</h2>
      <div className="grid gap-6 sm:grid-cols-2">
        <AddForm query={[]} added={{ text: "", error: null }} />
        <div className="grid content-start justify-items-start gap-4">
          <p className="text-ink-2">
            Eller kryssa i Jämför på bilarna i listan. Du kan ställa upp till fyra bredvid varandra, och din
            egen.
          </p>
          <ButtonLink to={paths.buy()} variant="secondary">
            Välj bland alla bilar
          </ButtonLink>
        </div>
      </div>
    </Panel>,
  );
}
