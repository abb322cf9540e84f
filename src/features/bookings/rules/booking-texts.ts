import { sellingTexts } from "#core/company/selling-texts.ts";
import type { BookingKind } from "./time-rules.ts";

/** One kind of booked time in words. All of them are of one gender in Swedish, so sentences can be shared. */
type BookingTexts = {
  /** "provkörning": as one of several. */
  one: string;
  several: string;
  /** "provkörningen" */
  the: string;
  /** What is done with the car, "provkörning av Volvo V60". */
  of: (car: string) => string;
  /** What one has to think of. */
  bring: string;
  /** The steps that follow the booking. */
  there: { title: string; note: string };
  after: { title: string; note: string };
  /** Of the calendar file. */
  file: string;
  /** What calendars know it by, never changed: they would keep the old time beside the new. */
  uid: string;
  /** What e-mails and jobs are called by; those of drives had their names first. */
  code: "drive" | "booking";
  /** Somebody comes within the time rather than when it begins. */
  isWindow: boolean;
};

const papers = "registreringsbeviset, alla nycklar och serviceboken";
const bidAndPay = {
  title: "Bud, avtal och betalning",
  note: `${sellingTexts.bid} ${sellingTexts.contract} ${sellingTexts.paid}`,
};

export const bookingTexts = {
  testDrive: {
    one: "provkörning",
    several: "provkörningar",
    the: "provkörningen",
    of: (car) => `provkörning av ${car}`,
    bring: "Ta med körkortet i original.",
    there: {
      title: "Provkörning",
      note: "Ta med körkortet i original. Vi går igenom försäkring och självrisk innan du får nyckeln.",
    },
    after: { title: "Efteråt", note: "Du lämnar tillbaka nyckeln. Du har inte lovat något." },
    file: "provkorning",
    uid: "provkorning",
    code: "drive",
    isWindow: false,
  },
  visit: {
    one: "värdering i butik",
    several: "värderingar i butik",
    the: "värderingen i butik",
    of: (car) => `värdering av ${car}`,
    bring: `Ta med ${papers}.`,
    there: { title: "Värdering", note: `Ta med ${papers}. ${sellingTexts.seen}` },
    after: bidAndPay,
    file: "vardering",
    uid: "vardering",
    code: "booking",
    isWindow: false,
  },
  pickup: {
    one: "värdering hemma hos dig",
    several: "värderingar hemma",
    the: "värderingen hemma hos dig",
    of: (car) => `värdering hemma av ${car}`,
    bring: `Ha ${papers} redo.`,
    there: { title: "Värdering hemma hos dig", note: `Ha ${papers} redo. ${sellingTexts.seen}` },
    after: bidAndPay,
    file: "vardering-hemma",
    uid: "hamtning",
    code: "booking",
    isWindow: true,
  },
  workshop: {
    one: "verkstadstid",
    several: "verkstadstider",
    the: "verkstadstiden",
    of: (car) => `verkstadstid för ${car}`,
    bring: "Ta med serviceboken om den är på papper.",
    there: {
      title: "Verkstad",
      note: "Du lämnar bilen och får ett pris innan något görs. Hittar vi något mer ringer vi först.",
    },
    after: { title: "Klart", note: "Du får en specificerad faktura och en anteckning i serviceboken." },
    file: "verkstad",
    uid: "verkstad",
    code: "booking",
    isWindow: false,
  },
} as const satisfies Record<BookingKind, BookingTexts>;
