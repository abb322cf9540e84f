import { SiteLink } from "#ui/site-link.tsx";
import type { MakeEntry } from "./make-directory-view.ts";

/** Every make with its series, in as many columns as there is room for. */
export function MakeDirectory({ makes }: { makes: MakeEntry[] }) {
  return (
    <ul className="gap-x-8 sm:columns-2 lg:columns-3 xl:columns-4">
      {makes.map((make) => (
        <li key={make.to} className="mb-8 break-inside-avoid">
          <h2 className="border-b border-line-2 text-h3">
            <EntryLink entry={make} isMake />
          </h2>
          <ul>
            {make.series.map((series) => (
              <li key={series.to} className="border-b border-line">
                <EntryLink entry={series} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function EntryLink({ entry, isMake = false }: { entry: Omit<MakeEntry, "series">; isMake?: boolean }) {
  return (
    <SiteLink to={entry.to} className="group flex min-h-11 items-center justify-between gap-3 lg:min-h-10">
      <span className={`underline-offset-4 group-hover:underline ${isMake ? "text-link" : "text-sm"}`}>
        {entry.label}
      </span>
      <span className="font-sans text-sm font-normal tracking-normal text-ink-3">
        {entry.count}
        <span className="sr-only">{entry.count === "1" ? " bil" : " bilar"}</span>
      </span>
    </SiteLink>
  );
}
