import { ChevronDown, Menu } from "lucide-react";
import { company } from "#domain/company/company.ts";
import { paths } from "#paths";
import { HereLink } from "#ui/here-link.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { opensModal } from "#ui/modal.ts";
import { Popover, PopoverLink } from "#ui/popover.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { logEvent } from "#web/state/analytics.ts";
import { Logo } from "./logo.tsx";
import { menuId } from "./mobile-menu.tsx";
import { headerLinks, headerPopovers } from "./navigation.ts";

const item =
  "mx-2 inline-flex min-w-11 items-center justify-center gap-1.25 text-sm font-medium whitespace-nowrap hover:text-link xl:mx-3 xl:text-md";
const here =
  "aria-[current=page]:underline-here aria-[current=page]:font-semibold aria-[current=page]:text-link";

/** Stays at the top while the page scrolls; below 900 px a button opens the menu. [SHELL-1] [SHELL-2] [SHELL-4] */
export function Header() {
  return (
    <header className="sticky top-0 z-(--ms-z-header) border-b border-line bg-surface print:static print:border-0">
      <div className="page-width flex min-h-15 items-center lg:min-h-18 lg:gap-2.5 xl:gap-8">
        <SiteLink
          to={paths.home()}
          aria-label={`${company.name}, startsidan`}
          className="inline-flex min-h-11 items-center"
        >
          <Logo />
        </SiteLink>
        <nav aria-label="Huvudmeny" className="flex self-stretch max-lg:hidden print:hidden">
          {headerLinks.map(({ label, to, event }) => (
            <HereLink
              key={to}
              to={to}
              onClick={() => event && logEvent(event, { source: "header" })}
              className={`${item} ${here}`}
            >
              {label}
            </HereLink>
          ))}
          {headerPopovers.map(({ label, links }) => (
            <Popover
              key={label}
              trigger={(opens) => (
                <button type="button" {...opens} className={`${item} cursor-pointer`}>
                  {label}
                  <ChevronDown aria-hidden strokeWidth={1.75} className="size-4" />
                </button>
              )}
            >
              {links.map((link) => (
                <PopoverLink key={link.to} to={link.to}>
                  {link.label}
                </PopoverLink>
              ))}
            </Popover>
          ))}
        </nav>
        <div className="ml-auto lg:hidden print:hidden">
          <IconButton icon={Menu} label="Öppna menyn" {...opensModal(menuId)} />
        </div>
      </div>
    </header>
  );
}
