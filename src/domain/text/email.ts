import * as z from "zod";
import { isEmail } from "./email-text.ts";
import { messages } from "./messages.ts";

export { isEmail };

/** [EMAIL-3] [EMAIL-4] */
export const emailAddress = z.string(messages.email).trim().refine(isEmail, messages.email);
