import { ChipRow } from "./chip-row.tsx";
import type { ListingView } from "./listing-view.ts";

/** How the search was read: chips that can be taken away, words we did not know, and what to know of the reading. [LISTING-7] */
export function ReadingRow({ view: { search, chips } }: { view: ListingView }) {
  if (chips.length === 0 && search.unknown.length === 0) return null;
  return (
    <>
      <div className="mt-3.5 flex items-center gap-2 max-lg:scrollbar-none max-lg:-mx-(--ms-gutter) max-lg:overflow-x-auto max-lg:px-(--ms-gutter) lg:flex-wrap">
        <span className="mr-1 shrink-0 text-sm text-ink-2">
          {search.text === "" ? "Valda filter:" : "Så läste vi din sökning:"}
        </span>
        <ChipRow chips={chips} />
        {search.unknown.map((word) => (
          <span
            key={word}
            className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-dashed border-control px-3.5 text-sm whitespace-nowrap text-ink-2 lg:min-h-9.5"
          >
            ”{word}” förstod vi inte
          </span>
        ))}
      </div>
      {search.notes.length > 0 && (
        <ul className="mt-2 text-sm text-ink-2">
          {search.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}
