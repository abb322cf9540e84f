import { Phone } from "lucide-react";
import { Link } from "react-router";
import { company } from "#domain/company/company.ts";
import { storeWeek } from "#domain/store/opening-hours-text.ts";
import { paths } from "#paths";
import { ButtonLink } from "#ui/button-link.tsx";

const { opens, closes } = company.phoneHours;

export function Footer() {
  return (
    <footer data-surface="inverse" className="pt-16 pb-8 text-sm print:py-4">
      <div className="page-width">
        <div className="grid items-end gap-8 md:grid-cols-[1fr_auto] print:hidden">
          <div>
            <h2 className="text-h2">Prata med oss</h2>
            <p className="mt-2 text-lg text-pretty text-ink-2">
              Kundservice svarar {opens}–{closes}, alla dagar i veckan.
            </p>
          </div>
          <div>
            <ButtonLink to={`tel:${company.phone.international}`} look="light">
              <Phone aria-hidden strokeWidth={1.75} className="size-5" />
              {company.phone.national}
            </ButtonLink>
          </div>
        </div>
        <div className="mt-12 grid gap-x-8 gap-y-10 border-y border-line py-12 sm:grid-cols-2 lg:grid-cols-3 print:hidden">
          <StoreHours />
          <div>
            <h3 className="mb-2.5 font-sans text-md font-[650]">Bilar</h3>
            <Link
              to={paths.buy()}
              prefetch="intent"
              className="inline-flex min-h-11 items-center text-ink-2 underline-offset-3 hover:underline lg:min-h-9"
            >
              Köp bil
            </Link>
          </div>
        </div>
        <CompanyFacts />
      </div>
    </footer>
  );
}

function StoreHours() {
  return (
    <div>
      <h3 className="mb-2.5 font-sans text-md font-[650]">Butikernas öppettider</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
        {storeWeek().map(({ days, hours }) => (
          <div key={days} className="contents">
            <dt className="text-ink-2">{days}</dt>
            <dd className="font-medium">{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What the e-commerce act wants known: who we are and how to reach us; and where to turn in a dispute. */
function CompanyFacts() {
  const { legalName, organisationNumber, vatNumber, address, email, appVersion } = company;
  return (
    <div className="flex flex-wrap justify-between gap-x-7 gap-y-2 pt-6 text-xs leading-[1.6] text-ink-2">
      <p>
        {legalName} · org.nr {organisationNumber} · moms {vatNumber}
        <br />
        {address.street}, {address.zipCode} {address.town} · {email} · {company.phone.national}
        <br />
        Tvist? Du kan vända dig till Allmänna reklamationsnämnden, Box 174, 101 23 Stockholm, arn.se
      </p>
      <p className="print:hidden">Version {appVersion}</p>
    </div>
  );
}
