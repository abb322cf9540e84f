import { ContentCoda } from "#features/content/pages/content-coda.tsx";
import type { ContentView } from "#features/content/pages/content-view.ts";
import { CarList } from "./car-list.tsx";
import type { ListingView } from "./listing-view.ts";

type ListWithTextProps = { view: ListingView; text: ContentView; suggestionsFrom: string };

/** A list that is introduced and followed by a text of the editors. */
export function ListWithText({ view, text, suggestionsFrom }: ListWithTextProps) {
  return (
    <CarList
      view={view}
      title={text.title}
      lead={text.lead}
      crumbs={text.crumbs}
      suggestionsFrom={suggestionsFrom}
    >
      <ContentCoda text={text} />
    </CarList>
  );
}
