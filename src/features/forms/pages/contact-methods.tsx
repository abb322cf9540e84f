import { Mail, Phone } from "lucide-react";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { withUnbrokenNumbers } from "#core/text/unbroken-numbers.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { TextLink } from "#ui/link.tsx";
import { Panel } from "#ui/panel.tsx";

const { phone, phoneHours, address, email } = company;

/** One mailbox; what differs is who answers. */
const mailed = [
  {
    heading: "Kundservice",
    text: "Fråga om en bil, ändra en bokning eller få hjälp efter köpet.",
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
    text: `Post, press, leverantörer och myndigheter. ${address.street}, ${withUnbrokenNumbers(address.zipCode)} ${address.town}.`,
    whom: "huvudkontoret",
    more: { to: paths.headOffice(), label: "Uppgifter om företaget" },
  },
] as const;

/** Beside the form: the one number, and whom to write to by mail. */
export function ContactMethods() {
  return (
    <aside aria-label="Andra vägar" className="grid gap-5">
      <Panel>
        <h2 className="text-h3">Ring oss</h2>
        <p className="mt-1.5 mb-3.5 text-sm text-ink-2">
          {phoneHours.opens}–{phoneHours.closes}, alla dagar. Säg vad det gäller, så kopplar vi dig rätt.
        </p>
        <ButtonLink to={`tel:${phone.international}`} variant="secondary" block>
          <Phone aria-hidden strokeWidth={1.75} className="size-5" />
          {phone.national}
        </ButtonLink>
      </Panel>
      <Panel>
        <h2 className="text-h3">Mejla oss</h2>
        <ul>
          {mailed.map(({ heading, text, whom, more }) => (
            <li key={heading} className="border-b border-line py-4 last:border-0 last:pb-0">
              <h3 className="font-sans text-md font-[650]">{heading}</h3>
              <p className="mt-1 text-sm text-ink-2">{text}</p>
              <p className="mt-2">
                <TextLink to={`mailto:${email}?subject=${encodeURIComponent(`Till ${whom}`)}`}>
                  <Mail aria-hidden strokeWidth={1.75} className="mr-1.5 inline size-4" />
                  Mejla {whom}
                </TextLink>
              </p>
              <ArrowLink to={more.to}>{more.label}</ArrowLink>
            </li>
          ))}
        </ul>
      </Panel>
    </aside>
  );
}
