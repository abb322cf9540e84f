/** What a case may be about, and for how long after its end we know whose it was: as the privacy policy says. */
export const caseKinds = {
  contact: { label: "Fråga", retention: { months: 12 } },
  valuation: { label: "Värdering", retention: { months: 12 } },
  complaint: { label: "Reklamation", retention: { months: 36 } },
  warranty: { label: "Garanti", retention: { months: 36 } },
  workshop: { label: "Verkstadsunderlag", retention: { months: 36 } },
  withdrawal: { label: "Ångrat avtal", retention: { months: 36 } },
  testDrive: { label: "Provkörning", retention: { days: 90 } },
  campaign: { label: "Kampanj", retention: { months: 12 } },
  proposal: { label: "Offert", retention: { months: 12 } },
  tradeInquiry: { label: "Förfrågan från handlare", retention: { months: 12 } },
  friend: { label: "Tips", retention: { days: 30 } },
} as const satisfies Record<string, { label: string; retention: RetentionPeriod }>;

export type RetentionPeriod = { months: number } | { days: number };
export type CaseKind = keyof typeof caseKinds;
export const caseKindNames = Object.keys(caseKinds) as CaseKind[];
