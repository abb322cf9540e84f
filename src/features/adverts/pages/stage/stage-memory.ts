import type { ViewDirection } from "../sphere/view-direction.ts";

export type MovingPartName = "spin" | "sphere" | "film";
export type StagePart = "pictures" | MovingPartName;

/** Where each part was left: whoever looks at something else, or on the whole screen, goes on from there. */
export type StageMemory = { frame: number; sphere: number; view: ViewDirection | null; seconds: number };

export const freshMemory: StageMemory = { frame: 0, sphere: 0, view: null, seconds: 0 };
