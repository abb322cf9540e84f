import { Footer, type FooterFacts } from "./footer.tsx";
import { staticParts } from "./static-clicks.tsx";
import { staticHtml } from "./static-html.ts";

export function StaticFooter({ isFolded, ...facts }: FooterFacts & { isFolded: boolean }) {
  return (
    <footer
      data-source="footer"
      data-surface="inverse"
      data-folded={isFolded || undefined}
      className="pt-16 pb-8 text-sm print:py-4"
      {...staticHtml(staticParts.footer, import.meta.env.SSR && <Footer {...facts} />)}
    />
  );
}
