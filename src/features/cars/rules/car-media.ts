/** What moves: a turntable of pictures, and a film. Addresses as of pictures: those below /files/ are ours. */
export type CarMedia = {
  /** Pictures in the order the car turns, evenly spaced over one whole turn; they have variants like any other picture. */
  spin: { frames: string[] } | null;
  video: { url: string; poster: string } | null;
};
