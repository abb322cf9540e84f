import { Phone, X } from "lucide-react";
import { company } from "#core/company/company.ts";
import { menuLinks, menuRows, type NavigationLink } from "#features/site-facts/rules/navigation.ts";
import { Logo } from "#platform/pages/logo.tsx";
import { ActiveLink } from "#ui/active-link.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { closesModal } from "#ui/modal.ts";
import { JobsLink } from "./jobs-link.tsx";
import { staticParts } from "./static-clicks.tsx";

const small = "inline-flex min-h-12 items-center gap-1.5";
const { opens, closes } = company.phoneHours;

export type MenuFacts = { carCount: string; storeCount: number | null; jobsUrl: string };

/** What stands in the menu; the dialog itself is mobile-menu.tsx. */
export function MenuContents({ carCount, storeCount, jobsUrl }: MenuFacts) {
  return (
    <div className="flex h-full flex-col">
      <div className="page-width flex min-h-15 items-center justify-between border-b border-line">
        <Logo />
        <IconButton icon={X} label="Stäng menyn" {...closesModal(staticParts.menu)} />
      </div>
      <nav aria-label="Meny" className="page-width flex-1 overflow-y-auto overscroll-contain pt-1 pb-6">
        {menuRows(carCount, storeCount).map((link) => (
          <MenuLink
            key={link.to}
            link={link}
            className="flex min-h-14 items-center justify-between border-b border-line font-display text-h3 aria-[current=page]:text-link"
          >
            {link.aside && (
              <span className="font-sans text-sm font-normal tracking-normal text-ink-3">{link.aside}</span>
            )}
          </MenuLink>
        ))}
        <div className="mt-3 grid grid-cols-2 gap-x-4">
          {menuLinks.map((link) => (
            <MenuLink
              key={link.to}
              link={link}
              className={`${small} aria-[current=page]:font-semibold aria-[current=page]:text-link`}
            />
          ))}
          <JobsLink url={jobsUrl} className={small} />
        </div>
      </nav>
      <div className="page-width border-t border-line py-3 pb-[calc(.75rem+env(safe-area-inset-bottom))] text-center">
        <ButtonLink to={`tel:${company.phone.international}`} block>
          <Phone aria-hidden strokeWidth={1.75} className="size-5" />
          Ring {company.phone.national}
        </ButtonLink>
        <p className="mt-2 text-xs text-ink-2">
          Vi svarar {opens}–{closes}, alla dagar i veckan
        </p>
      </div>
    </div>
  );
}

type MenuLinkProps = { link: NavigationLink; className: string; children?: React.ReactNode };

function MenuLink({ link: { label, to }, className, children }: MenuLinkProps) {
  return (
    <ActiveLink to={to} className={className}>
      {label}
      {children}
    </ActiveLink>
  );
}
