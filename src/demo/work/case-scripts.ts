import type { CaseKind } from "#features/cases/rules/case-kinds.ts";
import { anna, johan, maria } from "#platform/auth/idp/demo-staff.ts";

type Colleague = { id: string; name: string };
export type CaseScript = {
  kind: CaseKind;
  subject: string;
  name: string;
  text: string;
  hoursAgo: number;
  assignee: Colleague | null;
  /** What we have answered so far; with `asks` we wait for the customer. */
  answer?: { text: string; hoursAgo: number; asks?: boolean };
  /** What the customer wrote after that. */
  reply?: { text: string; hoursAgo: number };
  /** What we have told each other. */
  notes?: readonly { by: Colleague; text: string; hoursAgo: number }[];
};

/** What waits in the demo's stores: some late, some of today, some that wait for the customer, some nobody's. */
export const caseScripts: readonly CaseScript[] = [
  {
    kind: "withdrawal",
    subject: "Ånger av köp",
    name: "Karin Exempel",
    text: "Hej, jag ångrar köpet av bilen som jag fick hem förra veckan. Den är tyvärr för lång för vårt garage. Hur lämnar jag tillbaka den?",
    hoursAgo: 120,
    assignee: anna,
    notes: [
      {
        by: maria,
        text: "Bilen är körd 31 mil sedan utlämning. Inget avdrag, det ryms i vad en provkörning kräver.",
        hoursAgo: 96,
      },
    ],
  },
  {
    kind: "contact",
    subject: "Dragkrok och dragvikt",
    name: "Omar Exempel",
    text: "Går det att montera dragkrok på bilen, och hur mycket får den dra?",
    hoursAgo: 98,
    assignee: anna,
  },
  {
    kind: "complaint",
    subject: "Laddkabeln låser inte",
    name: "Ove Exempel",
    text: "Sedan en vecka låser inte laddkabeln i bilen. Ibland släpper den mitt i laddningen.",
    hoursAgo: 50,
    assignee: maria,
    answer: {
      text: "Hej Ove! Tack för att du hör av dig. Kan du skicka en bild på uttaget, så bokar vi verkstad?",
      hoursAgo: 40,
      asks: true,
    },
    notes: [{ by: anna, text: "Verkstaden har en ledig tid på torsdag.", hoursAgo: 38 }],
  },
  {
    kind: "valuation",
    subject: "Personlig värdering",
    name: "Lena Exempel",
    text: "Jag vill sälja min bil och gärna veta vad ni betalar. Den har vinterhjul och är servad hela vägen.",
    hoursAgo: 26,
    assignee: anna,
    answer: {
      text: "Hej Lena! Skicka gärna några bilder på bilen runt om och på vinterhjulen, så får du ett bud.",
      hoursAgo: 20,
      asks: true,
    },
    reply: { text: "Här kommer bilderna. Däcken är från i fjol.", hoursAgo: 2 },
  },
  {
    kind: "valuation",
    subject: "Bud på min bil",
    name: "Rut Exempel",
    text: "Jag har fått ett bud av er på nätet och undrar om det står sig om jag lämnar bilen på fredag.",
    hoursAgo: 47,
    assignee: johan,
    notes: [{ by: anna, text: "Kunden vill byta in mot en elbil, jag tar den delen.", hoursAgo: 40 }],
  },
  {
    kind: "warranty",
    subject: "AC:n kyler inte",
    name: "Sofi Exempel",
    text: "Luftkonditioneringen blåser bara ljummen luft. Bilen har er garanti.",
    hoursAgo: 22,
    assignee: null,
  },
  {
    kind: "contact",
    subject: "Finansiering utan kontantinsats",
    name: "Per Exempel",
    text: "Kan man finansiera bilen utan kontantinsats, och går det att lösa i förtid?",
    hoursAgo: 9,
    assignee: null,
  },
  {
    kind: "contact",
    subject: "Finns bilen kvar?",
    name: "Ida Exempel",
    text: "Jag såg bilen i går. Finns den kvar, och kan ni skicka en bild på framsätena?",
    hoursAgo: 3,
    assignee: null,
  },
  {
    kind: "contact",
    subject: "Hemleverans till Knivsta",
    name: "Nils Exempel",
    text: "Vad kostar det att få bilen levererad till Knivsta?",
    hoursAgo: 30,
    assignee: anna,
    answer: {
      text: "Hej Nils! Leveransen tar två arbetsdagar och priset ser du när du skriver ditt postnummer i reservationen.",
      hoursAgo: 28,
    },
  },
];
