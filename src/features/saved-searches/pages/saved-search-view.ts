/** What is watched, as its pages tell it. */
export type SavedSearchView = {
  isCar: boolean;
  /** "Volvo, Kombi, till 250 000 kr" */
  summary: string;
  /** The list, or the car. */
  to: string;
  /** "312 bilar" */
  found: string;
  /** Where one stands in line for a car that somebody holds; null for any other. */
  lineTo: string | null;
};
