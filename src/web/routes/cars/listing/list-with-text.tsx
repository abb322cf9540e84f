import { CarList } from "#web/features/car-list/car-list.tsx";
import type { ListingView } from "#web/features/car-list/listing-view.ts";
import { ContentCoda } from "#web/features/content/content-coda.tsx";
import type { ContentView } from "#web/features/content/content-view.ts";

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
