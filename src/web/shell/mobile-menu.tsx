import { Phone, X } from "lucide-react";
import type { MouseEvent } from "react";
import { company } from "#domain/company/company.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { HereLink } from "#ui/here-link.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { closesModal } from "#ui/modal.ts";
import { JobsLink } from "./jobs-link.tsx";
import { Logo } from "./logo.tsx";
import { menuLinks, menuRows, type NavigationLink } from "./navigation.ts";

export const menuId = "meny";

const small = "inline-flex min-h-12 items-center gap-1.5";
const { opens, closes } = company.phoneHours;

/**
 * The whole screen, below 900 px. It is in the page from the start and the browser itself opens and closes
 * it, so it needs no JavaScript. [SHELL-4] [SHELL-9]
 */
type MenuProps = { carCount: string; storeCount: number | null; jobsUrl: string };

export function MobileMenu({ carCount, storeCount, jobsUrl }: MenuProps) {
  return (
    <dialog
      id={menuId}
      data-source="header"
      aria-label="Meny"
      className="modal m-0 h-dvh max-h-none w-screen max-w-none bg-surface opacity-0 open:opacity-100 starting:open:opacity-0"
    >
      <div className="flex h-full flex-col">
        <div className="page-width flex min-h-15 items-center justify-between border-b border-line">
          <Logo />
          <IconButton icon={X} label="Stäng menyn" {...closesModal(menuId)} />
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
    </dialog>
  );
}

function MenuLink({
  link: { label, to },
  className,
  children,
}: {
  link: NavigationLink;
  className: string;
  children?: React.ReactNode;
}) {
  const follow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) =>
    currentTarget.closest("dialog")?.close();
  return (
    <HereLink to={to} onClick={follow} className={className}>
      {label}
      {children}
    </HereLink>
  );
}
