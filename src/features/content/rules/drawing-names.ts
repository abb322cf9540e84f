/** What the row of four stands on. */
export const sceneNames = ["road", "hills", "town", "shelf"] as const;
export type SceneName = (typeof sceneNames)[number];

/** What can stand in a drawing; each is drawn in features/content/drawing/. */
export const figureNames = [
  "battery",
  "calendar",
  "camera",
  "car",
  "card",
  "chat",
  "clock",
  "coins",
  "heart",
  "house",
  "key",
  "letter",
  "list",
  "lock",
  "lens",
  "paper",
  "people",
  "percent",
  "phone",
  "pin",
  "scale",
  "screen",
  "shield",
  "tag",
  "wheel",
  "wrench",
] as const;
export type FigureName = (typeof figureNames)[number];

export type DrawnPart = { figure: FigureName; term: string; text: string };
export type ContentDrawing = { scene: SceneName; parts: DrawnPart[] };
