import * as z from "zod";
import { messages } from "../text/messages.ts";
import { isEmail } from "./email-text.ts";

export { isEmail };

/** [EMAIL-3] [EMAIL-4] */
export const emailAddress = z.string(messages.email).trim().refine(isEmail, messages.email);
