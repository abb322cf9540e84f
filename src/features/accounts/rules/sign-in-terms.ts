/** How long what holds, and how often what may be tried. */
export const signInTerms = {
  /** A link in an e-mail, of either purpose. */
  linkMinutes: 15,
  /** Wrong codes until the link is dead. */
  maxTries: 5,
  /** A device that nobody uses is signed out. */
  idleDays: 30,
  /** Then everybody proves anew that the mailbox is theirs. */
  absoluteDays: 90,
  /** A token that is older is changed for another. */
  rotateHours: 24,
  /** For so long after it was changed the token before is taken, for what was sent with it. */
  graceSeconds: 60,
  /** What is stored for the address goes so long after the last sign-in, as the privacy policy says. */
  retentionMonths: 24,
} as const;

/** The two things that a link in an e-mail may be good for. */
export const linkPurposes = ["sign-in", "erase"] as const;
export type MyLinkPurpose = (typeof linkPurposes)[number];

const msPerDay = 86_400_000;

export function linkExpires(now: Date): Date {
  return new Date(now.getTime() + signInTerms.linkMinutes * 60_000);
}

type Life = { createdAt: Date; seenAt: Date };

/** When the device is signed out unless it is used before. */
export function sessionEnds({ createdAt, seenAt }: Life): Date {
  return new Date(
    Math.min(
      seenAt.getTime() + signInTerms.idleDays * msPerDay,
      createdAt.getTime() + signInTerms.absoluteDays * msPerDay,
    ),
  );
}

export function isTimeToRotate(rotatedAt: Date, now: Date): boolean {
  return now.getTime() - rotatedAt.getTime() >= signInTerms.rotateHours * 3_600_000;
}

/** Whether what was sent with the token before may still be on its way. */
export function isWithinGrace(rotatedAt: Date, now: Date): boolean {
  return now.getTime() - rotatedAt.getTime() < signInTerms.graceSeconds * 1_000;
}
