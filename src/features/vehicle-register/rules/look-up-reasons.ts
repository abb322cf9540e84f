/** What tells of whoever owns a vehicle, or of what they owe: shown to staff who have said why. */
export const lockedParts = {
  chassis: "Chassinummer",
  debt: "Skuld",
  owner: "Ägare",
} as const;
export type LockedPart = keyof typeof lockedParts;
export const lockedPartNames = Object.keys(lockedParts) as [LockedPart, ...LockedPart[]];

type Reason = {
  label: string;
  /** Whether it is done for somebody, who then must have asked for it. */
  isForCustomer: boolean;
};

/** Why somebody may look. The law asks for a purpose, not for curiosity. */
export const lookUpReasons = {
  "settle-credit": { label: "Lösen av kredit vid inbyte", isForCustomer: true },
  appraisal: { label: "Personlig värdering", isForCustomer: true },
  "change-of-owner": { label: "Ägarbyte", isForCustomer: true },
  "equipment-order": { label: "Beställa delar eller service", isForCustomer: true },
  "suspected-theft": { label: "Misstanke om stöld eller bedrägeri", isForCustomer: false },
} as const satisfies Record<string, Reason>;
export type LookUpReason = keyof typeof lookUpReasons;
export const lookUpReasonNames = Object.keys(lookUpReasons) as [LookUpReason, ...LookUpReason[]];

/** For so long what was opened stays open to whoever said why. */
export const openMinutes = 30;

/** Until when what was opened then is shown. */
export function openUntil(openedAt: Date): Date {
  return new Date(openedAt.getTime() + openMinutes * 60_000);
}
