/** Every form that is posted, with what is right and what is wrong in each field. The tests run them all. */
export type FormUnderTest = {
  name: string;
  path: string;
  /** Where programs post it; null where only the page does. */
  api: string | null;
  right: Record<string, string>;
  /** What the button of the last step sends. */
  confirmed?: Record<string, string>;
  /** The field of a file that has to come with it. */
  file?: string;
  /** The field of free text. */
  text: string;
  wrong: readonly (readonly [field: string, value: string, message: string])[];
};

const tooLong = (maxLength: string) => `Skriv högst ${maxLength} tecken`;

const karin = { name: "Karin Exempel", phoneNumber: "070-174 06 12", email: "karin@example.com" };
const wrongInPerson = [
  ["name", " ", "Skriv ditt namn"],
  ["phoneNumber", "12", "Telefonnummer saknas/felaktigt"],
  ["email", "karin.example.com", "E-post saknas/felaktig"],
  ["message", "x".repeat(5001), tooLong("5\u00a0000")],
] as const;

export const formsUnderTest: readonly FormUnderTest[] = [
  {
    name: "contact",
    path: "/kontakt/",
    api: "/api/contact/add/",
    text: "message",
    right: {
      contactReason: "Något annat",
      licenseplate: "MLB 84A",
      ...karin,
      message: "Följer båda nycklarna med?",
    },
    wrong: [
      ["contactReason", "", "Välj vad det gäller"],
      ["licenseplate", "ABC", "Regnr saknas/felaktigt"],
      ["name", "x".repeat(101), tooLong("100")],
      ...wrongInPerson,
    ],
  },
  {
    name: "warranty",
    path: "/reklamation/",
    api: "/api/warranty-claim/",
    text: "description",
    right: {
      type: "Vet inte",
      licenseplate: "MLB 52S",
      currentMileage: "8 612",
      email: "karin@example.com",
      phoneNumber: "070-174 06 12",
      category: "Elsystem och batteri",
      receivedOn: "2026-08-12",
      noticedOn: "2026-11-10",
      description: "Lampan lyser sedan i tisdags.",
    },
    wrong: [
      ["type", "", "Välj typ av ärende"],
      ["licenseplate", "MLB 8", "Regnr saknas/felaktigt"],
      ["email", "", "E-post saknas/felaktig"],
      ["email", "a@b.se, c@d.se", "E-post saknas/felaktig"],
      ["phoneNumber", "hej", "Telefonnummer saknas/felaktigt"],
      ["category", " ", "Välj vad felet gäller"],
      ["receivedOn", "i somras", "Skriv datumet som åååå-mm-dd"],
      ["noticedOn", "2026-13-40", "Skriv datumet som åååå-mm-dd"],
      ["description", "", "Beskriv felet"],
      ["description", "x".repeat(5001), tooLong("5\u00a0000")],
    ],
  },
  {
    name: "insurance",
    path: "/bilforsakring/",
    api: null,
    text: "message",
    right: {
      ...{ level: "Hel", licenseplate: "MLB 84A", milPerYear: "1 000–1 500 mil" },
      ...karin,
      message: "Ring gärna efter fem.",
    },
    wrong: [
      ["level", "", "Välj en nivå"],
      ["licenseplate", "ABC", "Regnr saknas/felaktigt"],
      ["milPerYear", "", "Välj hur långt du kör"],
      ...wrongInPerson,
    ],
  },
  {
    name: "warranty-wish",
    path: "/bilgaranti/",
    api: null,
    text: "message",
    right: { length: "24 månader", licenseplate: "MLB 84A", ...karin, message: "Ring gärna efter fem." },
    wrong: [
      ["length", "", "Välj hur länge"],
      ["licenseplate", "", "Regnr saknas/felaktigt"],
      ...wrongInPerson,
    ],
  },
  {
    name: "campaign",
    path: "/kampanj/",
    api: "/api/campaign/",
    text: "comment",
    right: { phoneNumber: "070-174 06 12", comment: "Ring efter fem." },
    wrong: [
      ["phoneNumber", "", "Telefonnummer saknas/felaktigt"],
      ["phoneNumber", "null", "Telefonnummer saknas/felaktigt"],
      ["comment", " ", "Skriv en kommentar"],
      ["comment", "x".repeat(2001), tooLong("2\u00a0000")],
    ],
  },
  {
    name: "withdrawal",
    path: "/angerrattsblankett/",
    api: null,
    text: "message",
    confirmed: { steg: "bekrafta" },
    right: {
      agreement: "Köpet av en bil",
      reference: "MLB 18N",
      receivedOn: "2026-11-06",
      name: "Karin Exempel",
      email: "karin@example.com",
      message: "Hälsningar",
    },
    wrong: [
      ["agreement", "", "Välj vad du vill ångra"],
      ["reference", "", "Skriv registreringsnummer eller avtalsnummer"],
      ["receivedOn", "igår", "Skriv datumet som åååå-mm-dd"],
      ["name", "", "Skriv ditt namn"],
      ["email", "karin", "E-post saknas/felaktig"],
      ["message", "x".repeat(2001), tooLong("2\u00a0000")],
    ],
  },
  {
    name: "workshop",
    path: "/verkstad/",
    file: "OfferDocumentPdf",
    api: "/api/complement-customer-complaint/",
    text: "Description",
    right: {
      Licenseplate: "MLB 52S",
      CurrentMileage: "8 612",
      WorkshopEmailAddress: "verkstad@example.com",
      WorkshopPhoneNumber: "",
      WorkHoursEstimate: "2,5",
      HourlyRate: "1 150",
      PartsCostExcludingVat: "890,50",
      Description: "Felkod P0A80.",
      LastServiceMileage: "",
      LastServiceDate: "2026-05-04",
    },
    wrong: [
      ["Licenseplate", "", "Regnr saknas/felaktigt"],
      ["CurrentMileage", "många", "Miltal saknas/felaktigt"],
      ["WorkshopEmailAddress", "verkstad", "E-post saknas/felaktig"],
      ["WorkshopPhoneNumber", "1", "Telefonnummer saknas/felaktigt"],
      ["WorkHoursEstimate", "-1", "Arbetstid saknas/felaktig"],
      ["HourlyRate", "", "Timpris saknas/felaktigt"],
      ["PartsCostExcludingVat", "x", "Kostnad för delar saknas/felaktig"],
      ["Description", " ", "Beskriv felet"],
      ["LastServiceMileage", "1,5", "Miltal saknas/felaktigt"],
      ["LastServiceDate", "maj", "Skriv datumet som åååå-mm-dd"],
    ],
  },
  {
    name: "trade",
    path: "/remarketing/",
    api: null,
    text: "message",
    right: {
      companyName: "Exempelbilar AB",
      organisationNumber: "559000-0005",
      name: "Karin Exempel",
      email: "karin@example.com",
      phoneNumber: "",
      message: "Fem kombi i månaden.",
    },
    wrong: [
      ["companyName", "", "Skriv företagets namn"],
      ["organisationNumber", "559000-0006", "Organisationsnummer saknas/felaktigt"],
      ["name", "", "Skriv ditt namn"],
      ["email", "@", "E-post saknas/felaktig"],
      ["phoneNumber", "x", "Telefonnummer saknas/felaktigt"],
      ["message", "", "Skriv vilka bilar ni söker"],
    ],
  },
  {
    name: "friend",
    path: "/friends/",
    api: null,
    text: "message",
    right: {
      friendEmail: "bo.van@example.com",
      licenseplate: "",
      name: "Karin Exempel",
      email: "karin@example.com",
      message: "Den här är något för dig",
    },
    wrong: [
      ["friendEmail", "", "E-post saknas/felaktig"],
      ["friendEmail", "a@b.se, c@d.se", "E-post saknas/felaktig"],
      ["licenseplate", "MLB", "Regnr saknas/felaktigt"],
      ["name", "", "Skriv ditt namn"],
      ["email", "karin", "E-post saknas/felaktig"],
      ["message", "Se https://spam.example", "Skriv utan länkar och webbadresser"],
      ["message", "x".repeat(501), tooLong("500")],
    ],
  },
];
