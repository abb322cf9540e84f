import type { ViewCounter } from "#features/adverts/service/count-views.ts";
import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import type { WorkshopDoor } from "#features/public-api/api/forms/workshop-door.ts";
import type { SoldFiles } from "#features/public-api/service/sold-files.ts";
import type { KnownFacts } from "#features/site-facts/service/known-facts.ts";
import type { Valuations } from "#features/valuation/service/valuations.ts";
import type { FindVehicle, VehicleRegister } from "#features/vehicle-register/rules/vehicle-answer.ts";
import type { SiteSignIn } from "#platform/auth/open-sign-in.ts";
import type { Env } from "#platform/config/env.ts";
import type { Database } from "#platform/db/database.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import type { Logger } from "#platform/log/log.ts";
import type { MailSurroundings } from "#platform/mail/ready-mail.ts";
import type { SiteMedia } from "#platform/pictures/picture-files.ts";
import type { PictureStore } from "#platform/pictures/picture-store.ts";
import type { Uploads } from "#platform/uploads/uploads.ts";
import type { OutsideAddresses } from "./http/outside-addresses.ts";

/** What the whole site is made of: each part can be left out or replaced, by a test as by a small machine. */
export type SiteNeeds = {
  db: Database;
  stock: StockInStep;
  /** What pages need beside the stock; read from `db` where nobody has read it before. */
  facts?: KnownFacts;
  soldFiles?: SoldFiles;
  pictures?: PictureStore;
  /** Other widths and formats of pictures; without it there are only originals. */
  media?: SiteMedia | null;
  /** Without it nothing can be uploaded. */
  uploads?: Uploads | null;
  /** Where the documents of cases lie; without it none are taken. */
  files?: FileStore | null;
  /** What letters are made with; without it there are no cases, nothing to leave and no inbox. */
  mail?: MailSurroundings | null;
  /** Who may send a workshop's figures from elsewhere; nobody unless said. */
  workshop?: WorkshopDoor;
  /** Whom plates are asked of; nobody unless said. */
  findVehicle?: FindVehicle;
  /** The same with what only staff may know; nobody unless said. */
  register?: VehicleRegister;
  /** What cars are worth; without it nothing is valued. */
  valuations?: Valuations | null;
  /** Origins beside our own that pictures of cars may come from. */
  pictureOrigins?: readonly string[];
  /** Where and how the staff signs in; without it nobody does. */
  signIn?: SiteSignIn | null;
  log: Logger;
  clock: () => Date;
  publicOrigin: string;
  appEnv: Env["APP_ENV"];
  /** Where the built browser files lie; in development only those of the brand, Vite serves the others. */
  clientFiles: string;
  outside?: OutsideAddresses;
  /** For how many seconds browsers are told to use nothing but https. */
  hstsMaxAge?: number;
  /** How many bytes of rendered pages are cached; 0 = every page is rendered anew. */
  roomForPages?: number;
  /** Who looks is counted only where there is somebody to count. */
  views?: Pick<ViewCounter, "see">;
  /** Whether an address may ask for only so much at a time. */
  isRateLimited?: boolean;
  /** Behind a proxy the address of the visitor is what the proxy says last. */
  isBehindProxy?: boolean;
  /** For /readyz; asks the database itself where nobody says otherwise. */
  isReachable?: () => Promise<boolean>;
  /** Whether what visitors send can be stored. */
  isDiskFull?: () => Promise<boolean>;
  /** Told when the server shall stop: /readyz says so, and everybody is still served. */
  draining?: AbortSignal;
  /** Told when the server stops, so that answers without an end get one. */
  stopping?: AbortSignal;
};
