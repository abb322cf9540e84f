import { Footer, type FooterFacts } from "./footer.tsx";
import { still } from "./still.ts";
import { stillParts } from "./still-presses.tsx";

export function StillFooter(facts: FooterFacts) {
  return (
    <footer
      data-source="footer"
      data-surface="inverse"
      className="pt-16 pb-8 text-sm print:py-4"
      {...still(stillParts.footer, import.meta.env.SSR && <Footer {...facts} />)}
    />
  );
}
