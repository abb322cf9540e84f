import { mailboxOf } from "#core/person/mailbox.ts";
import { textHash } from "./text-hash.ts";

/** Knows a mailbox again, however its address is written, without knowing whose it is. */
export const mailboxHash = (email: string): string => textHash(mailboxOf(email));
