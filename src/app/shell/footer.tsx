import { Phone } from "lucide-react";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import {
  type FooterSection,
  footerButtons,
  footerSections,
  trialLinks,
} from "#features/site-facts/rules/footer-links.ts";
import type { WeekRow } from "#features/stores/rules/opening-hours-text.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { buttonClass } from "#ui/button-variant.ts";
import { SiteLink } from "#ui/site-link.tsx";
import { CompanyFacts } from "./company-facts.tsx";
import { JobsLink } from "./jobs-link.tsx";
import { staticParts } from "./static-clicks.tsx";

const { opens, closes } = company.phoneHours;
const row =
  "inline-flex min-h-11 items-center gap-1.5 text-ink-2 underline-offset-3 hover:underline lg:min-h-9";
const heading = "mb-2.5 font-sans text-md font-[650]";

/** `isShared`: every store keeps these hours. */
export type StoreHoursFacts = { week: WeekRow[]; isShared: boolean };

export type FooterFacts = { jobsUrl: string; storeHours: StoreHoursFacts | null; isProduction: boolean };

/** What stands in the footer; the element itself is still-footer.tsx. */
export function Footer({ jobsUrl, storeHours, isProduction }: FooterFacts) {
  return (
    <div className="page-width">
      <CustomerService />
      <a href={`#${staticParts.footer}`} className="footer-unfold min-h-11 items-center underline">
        Visa hela sidfoten
      </a>
      <nav
        aria-label="Sidfot"
        className="mt-12 grid grid-cols-2 gap-x-5 gap-y-8 border-y border-line py-12 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-10 min-[68.75rem]:grid-cols-[1.25fr_repeat(4,1fr)] print:hidden"
      >
        <div className="max-md:col-span-full">
          {storeHours && <StoreHours {...storeHours} />}
          <div className="mt-5 grid max-w-65 gap-2.5">
            {footerButtons.map(({ label, to }) => (
              <SiteLink key={to} to={to} className={buttonClass({ variant: "outline", size: "sm" })}>
                {label}
              </SiteLink>
            ))}
          </div>
        </div>
        {footerSections.map((section) => (
          <Section key={section.heading} section={section} jobsUrl={jobsUrl} />
        ))}
      </nav>
      {!isProduction && <TrialLinks />}
      <CompanyFacts />
    </div>
  );
}

function CustomerService() {
  return (
    <div className="grid items-end gap-8 md:grid-cols-[1fr_auto] print:hidden">
      <div>
        <h2 className="text-h2">Prata med oss</h2>
        <p className="mt-2 text-lg text-pretty text-ink-2">
          Kundservice svarar {opens}–{closes}, alla dagar i veckan.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`tel:${company.phone.international}`} variant="light">
          <Phone aria-hidden strokeWidth={1.75} className="size-5" />
          {company.phone.national}
        </ButtonLink>
        <ButtonLink to={paths.contactCustomerService()} variant="outline">
          Kontakta oss
        </ButtonLink>
      </div>
    </div>
  );
}

function StoreHours({ week, isShared }: StoreHoursFacts) {
  return (
    <>
      <h3 className={heading}>Butikernas öppettider</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
        {week.map(({ days, hours }) => (
          <div key={days} className="contents">
            <dt className="text-ink-2">{days}</dt>
            <dd className="font-medium">{hours}</dd>
          </div>
        ))}
      </dl>
      {!isShared && <p className="mt-2 text-ink-2">Tiderna kan skilja sig mellan butikerna.</p>}
    </>
  );
}

function Section({ section, jobsUrl }: { section: FooterSection; jobsUrl: string }) {
  return (
    <div>
      <h3 className={heading}>{section.heading}</h3>
      <ul>
        {section.links.map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to} className={row}>
              {label}
            </SiteLink>
          </li>
        ))}
        {section.withJobs && (
          <li>
            <JobsLink url={jobsUrl} className={row} />
          </li>
        )}
      </ul>
    </div>
  );
}

function TrialLinks() {
  return (
    <nav aria-label="Visas inte i produktion" className="border-b border-line py-6 print:hidden">
      <h3 className={heading}>Visas inte i produktion</h3>
      <ul className="flex flex-wrap gap-x-6">
        {trialLinks.map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to} className={row}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
