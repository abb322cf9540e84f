import { Mail, Phone } from "lucide-react";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { withUnbrokenNumbers } from "#core/text/unbroken-numbers.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Panel } from "#ui/panel.tsx";

const { opens, closes } = company.phoneHours;

/** One number and one mailbox; what differs is who answers. */
const methods = [
  {
    heading: "Kundservice",
    text: `Fråga om en bil, ändra en bokning eller få hjälp efter köpet. Vi svarar ${opens}–${closes}, alla dagar.`,
    whom: "kundservice",
    more: { to: paths.customerService(), label: "Vanliga frågor" },
  },
  {
    heading: "Privatinköp",
    text: "Sälj eller byt in din bil. Ha registreringsnummer, miltal och servicehistorik till hands.",
    whom: "privatinköp",
    more: { to: paths.privatePurchasing(), label: "Så arbetar privatinköp" },
  },
  {
    heading: "Huvudkontor",
    text: `Post, press, leverantörer och myndigheter. ${company.address.street}, ${withUnbrokenNumbers(company.address.zipCode)} ${company.address.town}.`,
    whom: "huvudkontoret",
    more: { to: paths.headOffice(), label: "Uppgifter om företaget" },
  },
] as const;

export function ContactMethods() {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {methods.map(({ heading, text, whom, more }, at) => (
        <li key={heading} className="*:h-full">
          <Panel>
            <div className="flex h-full flex-col items-start gap-3">
              <h2 className="text-h3">{heading}</h2>
              <p className="flex-1 text-sm text-ink-2">{text}</p>
              <div className="grid w-full gap-2">
                <ButtonLink
                  to={`tel:${company.phone.international}`}
                  variant={at === 0 ? "primary" : "secondary"}
                  block
                >
                  <Phone aria-hidden strokeWidth={1.75} className="size-5" />
                  {company.phone.national}
                </ButtonLink>
                <ButtonLink
                  to={`mailto:${company.email}?subject=${encodeURIComponent(`Till ${whom}`)}`}
                  variant="secondary"
                  block
                >
                  <Mail aria-hidden strokeWidth={1.75} className="size-5" />
                  Mejla {whom}
                </ButtonLink>
              </div>
              <ArrowLink to={more.to}>{more.label}</ArrowLink>
            </div>
          </Panel>
        </li>
      ))}
    </ul>
  );
}
