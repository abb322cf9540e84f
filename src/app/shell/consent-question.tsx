import { paths } from "#core/paths.ts";
import { chooseButtonId } from "#features/visitors/pages/consent-store.ts";
import { buttonClass } from "#ui/button-variant.ts";
import { TextLink } from "#ui/link.tsx";
import { staticParts } from "./static-clicks.tsx";
import { staticHtml } from "./static-html.ts";

const titleId = "samtycke-rubrik";

/**
 * Asks without standing in the way: no is as near as yes, and the page ends above it. It is there with the first paint, for
 * who has not answered (first-paint-scripts.ts).
 */
export function ConsentQuestion() {
  return (
    <section
      aria-labelledby={titleId}
      className="consent-question print:hidden"
      {...staticHtml(staticParts.consent, import.meta.env.SSR && <Question />)}
    />
  );
}

function Question() {
  return (
    <>
      <div>
        <p id={titleId} className="text-md font-[650]">
          Får vi mäta hur sidan används?
        </p>
        <p className="text-sm text-ink-2">
          <span className="max-lg:hidden">
            Det nödvändiga, som dina favoriter och filter, sparas alltid i din webbläsare.{" "}
          </span>
          Statistik och marknadsföring sparas bara om du säger ja.{" "}
          <button
            type="button"
            id={chooseButtonId}
            className="cursor-pointer font-medium text-link underline decoration-1 underline-offset-3 hover:decoration-2"
          >
            Välj själv
          </button>{" "}
          · <TextLink to={paths.cookies()}>Om cookies</TextLink>
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        <button type="button" data-answer="no" className={buttonClass({ variant: "secondary", size: "sm" })}>
          Bara nödvändiga
        </button>
        <button type="button" data-answer="yes" className={buttonClass({ variant: "secondary", size: "sm" })}>
          Godkänn alla
        </button>
      </div>
    </>
  );
}
