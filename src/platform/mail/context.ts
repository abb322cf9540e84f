import { createContext } from "react-router";
import type { Database } from "#platform/db/database.ts";
import type { MailSurroundings } from "./ready-mail.ts";

/** What letters are made with, and the database they lie in; null where the site sends none. */
export type PageMail = MailSurroundings & { db: Database };

export const mailContext = createContext<PageMail | null>(null);

/** The same for whoever sits at this machine, who may read the letters of others too. */
export const inboxContext = createContext<PageMail | null>(null);
