/** What is noted of what we do: every change, and every look at what tells of a person. [AUDIT-1] */
export const auditActions = {
  "signIn.done": { kind: "change", label: "Loggade in" },
  "signIn.refused": { kind: "change", label: "Nekades inloggning" },
  "cases.list": { kind: "lookUp", label: "Såg listan över ärenden" },
  "case.read": { kind: "lookUp", label: "Öppnade ärendet" },
  "case.assign": { kind: "change", label: "Gav ärendet en ansvarig" },
  "case.answer": { kind: "change", label: "Svarade kunden" },
  "case.ask": { kind: "change", label: "Bad kunden om mer" },
  "case.decide": { kind: "change", label: "Tog beslut i ärendet" },
  "case.close": { kind: "change", label: "Stängde ärendet" },
  "case.note": { kind: "change", label: "Skrev en intern anteckning" },
  "case.reopen": { kind: "change", label: "Öppnade ärendet igen" },
  "bookings.list": { kind: "lookUp", label: "Såg reservationer och bokade tider" },
  "booking.move": { kind: "change", label: "Flyttade en bokad tid" },
  "booking.cancel": { kind: "change", label: "Avbokade en tid" },
  "booking.outcome": { kind: "change", label: "Sade om kunden kom" },
  "hold.extend": { kind: "change", label: "Förlängde en reservation" },
  "hold.end": { kind: "change", label: "Avslutade en reservation" },
  "tradeIn.read": { kind: "lookUp", label: "Öppnade inbytesunderlaget" },
  "register.open": { kind: "lookUp", label: "Såg skyddade uppgifter ur registret" },
  "bid.add": { kind: "change", label: "Loggade ett bud" },
  "bid.undo": { kind: "change", label: "Ångrade ett bud" },
  "cost.add": { kind: "change", label: "Bokförde en kostnad" },
  "tracker.add": { kind: "change", label: "Lade upp en köpbevakning" },
  "tracker.end": { kind: "change", label: "Avslutade en köpbevakning" },
  "tracker.handle": { kind: "change", label: "Tog bort en träff ur kön" },
  "proposals.list": { kind: "lookUp", label: "Såg listan över offerter" },
  "proposal.read": { kind: "lookUp", label: "Öppnade offerten" },
  "proposal.add": { kind: "change", label: "Började på en offert" },
  "proposal.save": { kind: "change", label: "Ändrade offerten" },
  "proposal.send": { kind: "change", label: "Skickade offerten" },
  "proposal.withdraw": { kind: "change", label: "Återkallade offerten" },
  "mails.list": { kind: "lookUp", label: "Såg listan över brev" },
  "jobs.revive": { kind: "change", label: "Satte igång ett jobb igen" },
  "audit.read": { kind: "lookUp", label: "Läste granskningsloggen" },
} as const satisfies Record<string, { kind: "change" | "lookUp"; label: string }>;

export type AuditAction = keyof typeof auditActions;

/** The same look by the same person is one line for so long. [AUDIT-3] */
export const sameLookMinutes = 10;
