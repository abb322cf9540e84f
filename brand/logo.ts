// A file of its own: inlined it would be loaded with every page instead of once.
import url from "./logo.svg?no-inline";

/** Two road-edge posts facing each other: an M, the road between them, a reflector on the right one. Size as in the file. */
export const logo = { url, width: 216, height: 36 } as const;
