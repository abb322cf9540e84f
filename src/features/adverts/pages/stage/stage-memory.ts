import type { ViewDirection } from "../sphere/view-direction.ts";

export type MovingPartName = "spin" | "sphere" | "film";
export type StagePart = "pictures" | MovingPartName;

/** Where the visitor left each part: it goes on from there after another part, or in full screen. */
export type StageMemory = { frame: number; sphere: number; view: ViewDirection | null; seconds: number };

export const freshMemory: StageMemory = { frame: 0, sphere: 0, view: null, seconds: 0 };
