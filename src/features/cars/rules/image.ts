export const imageTypes = {
  unknown: 0,
  exterior: 1,
  interior: 2,
  pano: 3,
  damages: 10,
  wheels: 11,
  internalDamages: 12,
  externalDamages: 13,
  documentation: 14,
  other: 15,
} as const;
export type ImageType = (typeof imageTypes)[keyof typeof imageTypes];

/** Close-ups of findings stand after all others, so that the pictures of the car can be changed without them. */
export const firstFindingPosition = 500;
/** Close-ups not counted: more than anybody looks at. */
export const maxPictures = 100;

export type CarImage = {
  url: string;
  position: number;
  type: ImageType;
  isHighlight: boolean;
  /** What is seen until the picture is there: a CSS value of at most 60 bytes. Null: not known. */
  preview?: string | null;
};

/** The default of a picture's fields. */
export const emptyImage: CarImage = { url: "", position: 0, type: imageTypes.unknown, isHighlight: false };
