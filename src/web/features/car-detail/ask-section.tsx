import { PostedForm } from "#web/features/form/posted-form.tsx";
import type { CarPageView } from "./car-page-view.ts";
import { Section } from "./section.tsx";

export const askSectionId = "fraga";

/** A question about this very car, to the store that sells it. [ASK-1] */
export function AskSection({ car, form }: { car: CarPageView; form: string }) {
  return (
    <Section id={askSectionId} heading="Ställ en fråga om bilen" print={false}>
      <p className="mb-6 text-sm text-ink-2">
        Går till {car.store.name} och gäller {car.plate}. Du får ett ärendenummer på en gång.
      </p>
      <PostedForm html={form} />
    </Section>
  );
}
