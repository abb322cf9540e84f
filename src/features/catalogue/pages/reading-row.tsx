import { Chip } from "#ui/chip.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { ChipRow } from "./chip-row.tsx";
import { searchAddress } from "./filter-form.ts";
import { shortened } from "./list-texts.ts";
import type { ListingView } from "./listing-view.ts";
import { QuickChips } from "./quick-chips.tsx";

/** What can be said to any of the lists. */
const examples = ["Volvo V60 automat från 2019", "elbil under 300 000", "röd kombi, inte diesel"];

const row =
  "flex items-center gap-2 max-lg:scrollbar-none max-lg:-mx-(--ms-gutter) max-lg:overflow-x-auto max-lg:px-(--ms-gutter) pt-2.5 lg:flex-wrap lg:pt-3.5";
const rowLabel = "mr-1 shrink-0 text-sm text-ink-2 max-lg:sr-only";

/**
 * How the search was read: chips that can be taken away, words we did not know, and what to know of the reading. While
 * nothing is asked, examples keep the place: the first choice must not push the list down.
 */
export function ReadingRow({ view }: { view: ListingView }) {
  const { search, chips, path } = view;
  const { text, unknown, notes, corrections } = search;
  if (chips.length === 0 && unknown.length === 0 && notes.length === 0 && corrections.length === 0) {
    return (
      <div className={row}>
        <span className={rowLabel}>Prova att skriva:</span>
        <ul className="flex gap-2 max-lg:hidden">
          {examples.map((example) => (
            <li key={example} className="shrink-0">
              <Chip action={{ to: searchAddress(path, example) }}>{example}</Chip>
            </li>
          ))}
        </ul>
        <QuickChips view={view} />
      </div>
    );
  }
  return (
    <>
      <div className={row}>
        <span className={rowLabel}>{text === "" ? "Valda filter:" : "Så läste vi din sökning:"}</span>
        <ChipRow chips={chips} />
        {unknown.map((word) => (
          <span
            key={word}
            className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-dashed border-control px-3.5 text-sm whitespace-nowrap text-ink-2 lg:min-h-9.5"
          >
            ”{shortened(word)}” förstod vi inte
          </span>
        ))}
        <QuickChips view={view} />
      </div>
      {notes.length + corrections.length > 0 && (
        <ul className="mt-2 text-sm wrap-anywhere text-ink-2">
          {corrections.map(({ original, corrected, undoTo }) => (
            <li key={original}>
              Menade du {corrected}? Vi sökte på {corrected}.{" "}
              <SiteLink to={undoTo} className="text-link underline">
                Sök på ”{original}” i stället
              </SiteLink>
            </li>
          ))}
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}
