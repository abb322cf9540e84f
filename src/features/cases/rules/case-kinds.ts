/** What a case may be about, and for how long after its end we know whose it was: as the privacy policy says. */
export const caseKinds = {
  contact: { label: "Fråga", kept: { months: 12 } },
  valuation: { label: "Värdering", kept: { months: 12 } },
  complaint: { label: "Reklamation", kept: { months: 36 } },
  warranty: { label: "Garanti", kept: { months: 36 } },
  workshop: { label: "Verkstadsunderlag", kept: { months: 36 } },
  withdrawal: { label: "Ångrat avtal", kept: { months: 36 } },
  testDrive: { label: "Provkörning", kept: { days: 90 } },
  campaign: { label: "Kampanj", kept: { months: 12 } },
  proposal: { label: "Offert", kept: { months: 12 } },
  tradeInquiry: { label: "Förfrågan från handlare", kept: { months: 12 } },
  friend: { label: "Tips", kept: { days: 30 } },
} as const satisfies Record<string, { label: string; kept: Span }>;

export type Span = { months: number } | { days: number };
export type CaseKind = keyof typeof caseKinds;
export const caseKindNames = Object.keys(caseKinds) as CaseKind[];
