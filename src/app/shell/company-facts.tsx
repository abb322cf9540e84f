import { company } from "#core/company/company.ts";
import { withUnbrokenNumbers } from "#core/text/unbroken-numbers.ts";
import { ColourChoice } from "./colour-choice.tsx";
import { ConsentButton } from "./consent-button.tsx";

/**
 * What the e-commerce act wants known: who we are and how to reach us; and where to turn in a dispute. The way to the
 * staff's side is a plain link: nothing of signing in is loaded before somebody does.
 */
export function CompanyFacts() {
  const { legalName, organisationNumber, vatNumber, address, email, appVersion } = company;
  return (
    <div className="flex flex-wrap justify-between gap-x-7 gap-y-2 pt-6 text-xs leading-[1.6] text-ink-2">
      <p>
        {legalName} · org.nr {organisationNumber} · moms {vatNumber}
        <br />
        {address.street}, {withUnbrokenNumbers(address.zipCode)} {address.town} · {email} ·{" "}
        {withUnbrokenNumbers(company.phone.national)}
        <br />
        Tvist? Du kan vända dig till Allmänna reklamationsnämnden, Box 174, 101&nbsp;23 Stockholm, arn.se
      </p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 self-start print:hidden">
        <a
          href="/logga-in/"
          className="inline-flex min-h-11 items-center underline-offset-3 hover:underline lg:min-h-9"
        >
          Logga in/ut
        </a>
        <ConsentButton />
        <ColourChoice />
        <span>Version {appVersion}</span>
      </p>
    </div>
  );
}
