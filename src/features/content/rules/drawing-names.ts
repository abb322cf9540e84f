/** What a page's drawing shows; each is drawn in features/content/pages/drawing/. */
export const drawingNames = [
  "handover",
  "agreement",
  "safekeeping",
  "workshop",
  "delivery",
  "charging",
  "talk",
  "town",
  "compare",
  "inspection",
  "road",
  "loan",
  "shelter",
  "pictures",
  "news",
] as const;
export type DrawingName = (typeof drawingNames)[number];
