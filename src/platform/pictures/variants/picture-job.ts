import type { SharingCard } from "../sharing/sharing-card.ts";
import type { PictureFormat } from "./accepted-format.ts";

/** Top left, top right, bottom right, bottom left as seen in the picture; 0 to 1 along its sides. */
export type Corners = readonly (readonly [x: number, y: number])[];
/** A part of a picture; 0 to 1 along its sides. */
export type Crop = { left: number; top: number; width: number; height: number };

/** A picture file of our own disk, or the bytes of one that lies elsewhere. */
export type PictureFile = { filePath: string } | { bytes: Uint8Array };

type Written = { text: string; corners: Corners };

/** What a variant is made of. It travels to the encoder's process as it is. */
export type PictureJob = {
  file: PictureFile;
  crop: Crop | null;
  /** Number plates that are drawn onto the picture, at their corners in the whole of it. */
  plates: Written[];
  /** Words that glow on screens in the picture, in the place of those that stood there. */
  screens?: Written[];
  /** With it the picture becomes one to be shared, always a JPEG. */
  card?: SharingCard;
};

export type EncodeJob = { picture: PictureJob; width: number; format: PictureFormat };
