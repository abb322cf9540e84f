import { createContext } from "react-router";
import type { Database } from "#platform/db/database.ts";
import type { MailSurroundings } from "./ready-mail.ts";

/** What letters are made with, and the database they lie in; null where the site sends none. */
export type PageMail = MailSurroundings & { db: Database };

export const mailContext = createContext<PageMail | null>(null);

/** The same for whoever may read other people's letters: nobody in production, and nobody who does not sit at this machine. */
export const inboxContext = createContext<PageMail | null>(null);
