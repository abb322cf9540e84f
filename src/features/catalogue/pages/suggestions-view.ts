/** A picture of a model, its years and what it costs at least. */
export type SuggestedCar = { picture: string | null; facts: string };

/** What the search field offers while somebody types. */
export type Suggestion = {
  /** "Volvo V60", "Laddhybrid, Kombi, till 350 000 kr" */
  label: string;
  /** "Märke", "Modell", "Så läser vi det": what kind of thing it is. */
  kind: string;
  count: string | null;
  /** Where it leads; null searches for the label as it is. */
  to: string | null;
  /** Of a model. */
  car?: SuggestedCar;
};

export type SuggestionsView = { suggestions: Suggestion[] };
