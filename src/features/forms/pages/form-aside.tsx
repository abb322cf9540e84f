import { Phone } from "lucide-react";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Panel } from "#ui/panel.tsx";

type FormAsideProps = {
  /** What the reader may count on by law, where the form is about that. */
  rights: string | null;
};

/** Beside a form: what the law gives, and the other way to reach us. */
export function FormAside({ rights }: FormAsideProps) {
  return (
    <aside aria-label="Andra vägar" className="grid gap-5">
      {rights && (
        <Panel>
          <h2 className="text-h3">Dina rättigheter</h2>
          <p className="mt-1.5 mb-3.5 text-sm text-ink-2">{rights}</p>
          <ArrowLink to={paths.complaintsBoard()}>Om vi inte kommer överens</ArrowLink>
        </Panel>
      )}
      <Panel>
        <h2 className="text-h3">Hellre prata?</h2>
        <p className="mt-1.5 mb-3.5 text-sm text-ink-2">
          {company.phoneHours.opens}–{company.phoneHours.closes}, alla dagar.
        </p>
        <ButtonLink to={`tel:${company.phone.international}`} variant="secondary" block>
          <Phone aria-hidden strokeWidth={1.75} className="size-5" />
          {company.phone.national}
        </ButtonLink>
      </Panel>
    </aside>
  );
}
