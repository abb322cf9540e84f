import { useEffect } from "react";
import { askForConsent, consentButtonId } from "#web/state/consent-store.ts";
import { Footer, type FooterFacts } from "./footer.tsx";

/** As the server wrote it, for when React makes the page anew after an error. */
let written: string | undefined;

function writtenFooter(): string {
  written ??= document.querySelector("footer[data-source=footer]")?.innerHTML ?? "";
  return written;
}

/**
 * Nothing in the footer changes in the browser, so what it is made of stays on the server: the browser keeps the HTML that
 * came with the page, and only listens to its one button. [SHELL-7] [COOKIE-5]
 */
export function StillFooter(facts: FooterFacts) {
  useEffect(() => {
    const button = document.getElementById(consentButtonId);
    button?.addEventListener("click", askForConsent);
    return () => button?.removeEventListener("click", askForConsent);
  }, []);
  const contents = import.meta.env.SSR
    ? { children: <Footer {...facts} /> }
    : { dangerouslySetInnerHTML: { __html: writtenFooter() }, suppressHydrationWarning: true };
  return (
    <footer
      data-source="footer"
      data-surface="inverse"
      className="pt-16 pb-8 text-sm print:py-4"
      {...contents}
    />
  );
}
