/** What the search field offers while somebody types. */
export type Suggestion = {
  /** "Volvo V60", "Laddhybrid, Kombi, till 350 000 kr" */
  label: string;
  /** "Märke", "Modell", "Så läser vi det": what kind of thing it is. */
  kind: string;
  count: string | null;
  /** Where it leads; null searches for the label as it is. */
  to: string | null;
};

export type SuggestionsView = { suggestions: Suggestion[] };
