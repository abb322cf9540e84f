import { ChevronDown } from "lucide-react";
import { contact, contactLinks, headerLinks, moreLinks } from "#features/site-facts/rules/navigation.ts";
import { ActiveLink } from "#ui/active-link.tsx";
import { Popover, PopoverLink, popoverRow } from "#ui/popover.tsx";
import { JobsLink } from "./jobs-link.tsx";

const label =
  "inline-flex min-w-11 items-center justify-center gap-1.25 text-sm font-medium whitespace-nowrap hover:text-link xl:text-md";
const item = `mx-2 xl:mx-3 ${label}`;
/** As high as the row; the way to the page itself is the label beside it. */
const chevron = "inline-flex w-8 cursor-pointer items-center justify-center hover:text-link xl:w-9";
const here =
  "aria-[current=page]:underline-here aria-[current=page]:font-semibold aria-[current=page]:text-link";

/**
 * "Kontakt" is a link with a button beside it, so that one click leads to the page and another shows what is below it, by any
 * hand and without JavaScript.
 */
export function HeaderLinks({ jobsUrl }: { jobsUrl: string }) {
  return (
    <>
      {headerLinks.map(({ label, to }) => (
        <ActiveLink key={to} to={to} className={`${item} ${here}`}>
          {label}
        </ActiveLink>
      ))}
      <div className="ml-2 inline-flex xl:ml-3">
        <ActiveLink to={contact.to} className={`${label} ${here}`}>
          {contact.label}
        </ActiveLink>
        <Popover
          trigger={(opens) => (
            <button type="button" {...opens} aria-label="Fler kontaktvägar" className={chevron}>
              <ChevronDown aria-hidden strokeWidth={1.75} className="size-4" />
            </button>
          )}
        >
          {contactLinks.map(({ label, to }) => (
            <PopoverLink key={to} to={to}>
              {label}
            </PopoverLink>
          ))}
        </Popover>
      </div>
      <Popover
        trigger={(opens) => (
          <button type="button" {...opens} className={`${item} cursor-pointer`}>
            Mer
            <ChevronDown aria-hidden strokeWidth={1.75} className="size-4" />
          </button>
        )}
      >
        {moreLinks.map(({ label, to }) => (
          <PopoverLink key={to} to={to}>
            {label}
          </PopoverLink>
        ))}
        <JobsLink url={jobsUrl} className={popoverRow} />
      </Popover>
    </>
  );
}
