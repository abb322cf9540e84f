import { dailyBounds, type HeldReason, type MailBound } from "./email.ts";

type Known = {
  isToOurselves: boolean;
  isConfirmed: boolean;
  hasBounced: boolean;
  hasLeft: boolean;
  bound: MailBound;
  /** E-mails of this sort to the mailbox during the last 24 hours; nobody counts further than the limit. */
  lately: number;
};

/** Null: it may be sent. */
export function reasonToHold({
  isToOurselves,
  isConfirmed,
  hasBounced,
  hasLeft,
  bound,
  lately,
}: Known): HeldReason | null {
  if (hasBounced) return "bounced";
  if (hasLeft) return "left";
  if (isToOurselves) return null;
  return lately < dailyBounds[bound][isConfirmed ? "proven" : "stranger"] ? null : "limit";
}
