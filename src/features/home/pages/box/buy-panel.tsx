import { buttonClass } from "#ui/button-variant.ts";
import { SiteLink } from "#ui/site-link.tsx";
import { CarSearch } from "./car-search.tsx";

export type BuyLink = { label: string; count: string; to: string };

type BuyPanelProps = { links: readonly BuyLink[]; onSearch: (search: string) => void };

/** Two ways into the stock without a word typed, or the words. */
export function BuyPanel({ links, onSearch }: BuyPanelProps) {
  return (
    <>
      <div className="grid gap-2.5 min-[22.5rem]:grid-cols-2 md:gap-3">
        {links.map(({ label, count, to }) => (
          <SiteLink
            key={to}
            to={to}
            className={`${buttonClass({ block: true })} max-md:gap-1.5 max-md:px-3 max-md:text-sm`}
          >
            {label}
            <span className="ml-auto font-medium opacity-80">
              {count}
              <span className="sr-only"> bilar</span>
            </span>
          </SiteLink>
        ))}
      </div>
      <p className="my-3.5 flex items-center gap-3.5 text-sm text-ink-3 before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
        eller
      </p>
      <CarSearch onSearch={onSearch} />
    </>
  );
}
