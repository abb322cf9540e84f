import type { ReactNode } from "react";
import { Panel } from "#ui/panel.tsx";
import { Section } from "./section.tsx";

export const askSectionId = "fraga";

type AskSectionProps = { store: string; plate: string; children: ReactNode };

/** A question about this very car, to the store that sells it; rendered on the server, and woken like every form. */
export function AskSection({ store, plate, children }: AskSectionProps) {
  return (
    <Section id={askSectionId} heading="Ställ en fråga om bilen" print={false}>
      <p className="mb-6 text-sm text-ink-2">
        Går till {store} och gäller {plate}. Du får ett ärendenummer på en gång.
      </p>
      <Panel>{children}</Panel>
    </Section>
  );
}
