import type { HeldReason } from "./letter.ts";

/** Somebody may have written another's address in a form: until its owner has answered for it, it gets so many a day. */
export const mailsADayToStrangers = 3;

type Known = {
  isToOurselves: boolean;
  isConfirmed: boolean;
  hasBounced: boolean;
  hasLeft: boolean;
  /** Letters to the address during the last 24 hours; nobody counts further than the limit. */
  lately: number;
};

/** Null: it may be sent. [MAIL-4] [MAIL-5] [MAIL-6] */
export function reasonToHold({
  isToOurselves,
  isConfirmed,
  hasBounced,
  hasLeft,
  lately,
}: Known): HeldReason | null {
  if (hasBounced) return "bounced";
  if (hasLeft) return "left";
  if (isToOurselves || isConfirmed) return null;
  return lately < mailsADayToStrangers ? null : "limit";
}
