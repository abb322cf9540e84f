import { createContext } from "react-router";
import type { Database } from "#platform/db/database.ts";
import type { MailSurroundings } from "./ready-mail.ts";

/** What e-mails are made with, and the database they are stored in. */
export type PageMail = MailSurroundings & { db: Database };

export const mailContext = createContext<PageMail>();

/** Whether it is asked at this machine: who sits there may read the e-mails of others too. */
export const isFromThisMachineContext = createContext(false);
