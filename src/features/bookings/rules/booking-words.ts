import type { BookingKind } from "./time-rules.ts";

/** One kind of booked time in words. All of them are of one gender in Swedish, so sentences can be shared. */
type BookingWords = {
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
  /** Of the calendar file, and of what calendars know it by. */
  file: string;
  /** What letters and jobs are called by; those of drives had their names first. */
  code: "drive" | "booking";
  /** Somebody comes within the time rather than when it begins. */
  isWindow: boolean;
};

const papers = "registreringsbeviset, alla nycklar och serviceboken";

export const bookingWords = {
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
    code: "drive",
    isWindow: false,
  },
  visit: {
    one: "värdering i butik",
    several: "värderingar i butik",
    the: "värderingen i butik",
    of: (car) => `värdering av ${car}`,
    bring: `Ta med ${papers}.`,
    there: { title: "Värdering", note: `Ta med ${papers}. Värderaren går igenom bilen med dig.` },
    after: { title: "Bud", note: "Du får ett bud och bestämmer själv. Du har inte lovat något." },
    file: "vardering",
    code: "booking",
    isWindow: false,
  },
  pickup: {
    one: "hämtning",
    several: "hämtningar",
    the: "hämtningen",
    of: (car) => `hämtning av ${car}`,
    bring: `Ha ${papers} redo.`,
    there: { title: "Hämtning", note: `Ha ${papers} redo. Du får ett kvitto på att vi har bilen.` },
    after: {
      title: "Bud",
      note: "Värderaren går igenom bilen och ger dig ett bud. Säger du nej får du tillbaka den.",
    },
    file: "hamtning",
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
    code: "booking",
    isWindow: false,
  },
} as const satisfies Record<BookingKind, BookingWords>;
