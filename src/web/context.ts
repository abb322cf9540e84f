import { createContext } from "react-router";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import type { Database } from "#data/database.ts";
import type { CaseAttachment, WholeCase } from "#data/queries/cases.ts";
import type { HoldRow } from "#data/queries/holds.ts";
import type { WholeProposal } from "#data/queries/proposals.ts";
import type { CarOfWait, WaitRow } from "#data/queries/waits.ts";
import type { FieldError, SentPicture } from "#domain/form/form-field.ts";
import type { CarToHold } from "#domain/hold/hold-refusal.ts";
import type { LicensePlate } from "#domain/plate/license-plate.ts";
import type { FindVehicle } from "#domain/vehicle/vehicle-answer.ts";
import type { ThirdPartySlot } from "#domain/visitor/third-party-slots.ts";
import type { BookingDesk } from "#services/bookings/booking-desk.ts";
import type { KnownFacts } from "#services/last-known/known-facts.ts";
import type { MyPages } from "#services/my-pages/my-pages.ts";
import type { Member } from "#services/my-pages/sessions.ts";
import type { Newsletter } from "#services/newsletter/newsletter.ts";
import type { MailSurroundings } from "#services/outbox/ready-mail.ts";
import type { SharedLists } from "#services/shared-lists/shared-lists.ts";
import type { TestDrives } from "#services/test-drives/test-drives.ts";
import type { Uploads } from "#services/uploads/uploads.ts";
import type { Estimates } from "#services/valuations/estimates.ts";
import type { Valuations } from "#services/valuations/valuations.ts";
import type { Watches } from "#services/watches/watches.ts";

/** What the server hands to loaders with each request. */
export type PageFacts = KnownFacts & {
  /** Told by whoever uses something old: such a page is cached by nobody. */
  onOutdated: () => void;
};
/** What pages show beside the stock. */
export const factsContext = createContext<PageFacts>();
/** The stock in memory: lists, counts and suggestions are answered from it. */
export const stockContext = createContext<StockInStep>();
/** Where forms with pictures find them; null where nothing can be uploaded. */
export const uploadsContext = createContext<Uploads | null>(null);
export const clockContext = createContext<() => Date>(() => new Date());
/** Scripts of a streamed answer run only with this word in their tag. */
export const nonceContext = createContext<string>();
/** A page rendered in one go; `scripts` are those that we wrote into it, as its Content-Security-Policy names them. */
export type RenderedPage = { html: string; scripts: readonly string[] };
/** Takes a rendered page beside the answer, whose body stays empty: through a stream it would cost as much again. */
export const handOverContext = createContext<(page: RenderedPage) => void>();
/** What letters are made with, and the database they lie in; null where the site sends none. */
export type PageMail = MailSurroundings & { db: Database };
export const mailContext = createContext<PageMail | null>(null);
export const siteContext = createContext<{
  publicOrigin: string;
  appEnv: "demo" | "development" | "test" | "production";
  /** Where jobs are advertised; `null` = our own page about them. */
  recruitmentUrl: string | null;
  /** Where /blogg/ leads; `null` = our own page of advice. */
  blogUrl: string | null;
  /** Scripts of others that the operator has let in. */
  slots: ThirdPartySlot[];
}>();
/** A form that was posted and went nowhere: its page shows what was typed, and what to put right. */
export type PostedForm = {
  status: number;
  errors: readonly FieldError[];
  notice: string | null;
  values: Readonly<Record<string, string>>;
  /** Pictures that came with it and need not be sent again. */
  pictures?: readonly SentPicture[];
  /** Nothing is wrong with it: its sender is asked to confirm. */
  isToConfirm?: boolean;
};
export const postedFormContext = createContext<PostedForm | null>(null);
/** What the page of a case is made of; null where there are no cases. */
export type CaseDesk = {
  find: (token: string) => Promise<WholeCase | null>;
  /** By the link for pictures, which opens nothing else. */
  findForUpload: (token: string) => Promise<WholeCase | null>;
  /** By the link to one file. */
  findFile: (token: string) => Promise<CaseAttachment | null>;
};
/** The times that cars can be driven; null where there are no cases. */
/** All times that are booked; null where there are no cases. */
export const bookingDeskContext = createContext<BookingDesk | null>(null);
export const testDrivesContext = createContext<TestDrives | null>(null);
export const caseDeskContext = createContext<CaseDesk | null>(null);
/** What the pages of a reservation are made of; null where nothing can be reserved. */
export type HoldDesk = {
  /** The second is the signed proof of a place in line, where the visitor has one. */
  stateOf: (plate: LicensePlate, turn: string | null) => Promise<CarToHold | null>;
  /** Until when cars are held, by their plates; those that nobody holds are left out. */
  endsOf: (plates: readonly LicensePlate[]) => Promise<ReadonlyMap<string, Date>>;
  turnOf: (turn: string | null) => number | null;
  find: (token: string) => Promise<HoldRow | null>;
  findWait: (token: string) => Promise<(WaitRow & { car: CarOfWait; place: number | null }) | null>;
};
/** What the page of a proposal is made of; null where no letters are sent. */
export type ProposalDesk = {
  find: (token: string) => Promise<{ proposal: WholeProposal; isPreview: boolean } | null>;
  talkOf: (proposal: WholeProposal) => Promise<WholeCase | null>;
  opened: (id: number, version: number) => Promise<void>;
  carNow: (plate: LicensePlate) => { status: number; price: number | null } | null;
};
export const proposalDeskContext = createContext<ProposalDesk | null>(null);
export const holdDeskContext = createContext<HoldDesk | null>(null);
/** Who confirms that they want the newsletter; null where there is none. */
export const newsletterContext = createContext<Newsletter | null>(null);
/** Lists of favourites that somebody has shared. */
export const sharedListsContext = createContext<SharedLists | null>(null);
/** What visitors watch; null where no letters are sent. */
export const watchesContext = createContext<Watches | null>(null);
/** Whom a plate is asked of, as far as anybody may know. */
export const findVehicleContext = createContext<FindVehicle>(async () => ({ kind: "noRegister" }));
/** What cars are worth; null where nothing is valued. */
export const valuationsContext = createContext<Valuations | null>(null);
/** What was said of cars, and how often it held; null where nobody keeps it. */
export const estimatesContext = createContext<Estimates | null>(null);
/** What an address has with us, and who is signed in (on my pages alone); null where no letters are sent. */
export const myPagesContext = createContext<{ desk: MyPages; member: Member | null } | null>(null);
/** Where an error behind a page is written down; the visitor only reads that something went wrong. */
export const reportErrorContext = createContext<(error: unknown) => void>((error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
});
