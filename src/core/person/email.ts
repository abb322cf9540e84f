import * as z from "zod";
import { messages } from "../text/messages.ts";
import { isEmail } from "./email-text.ts";

export { isEmail };

export const emailAddress = z.string(messages.email).trim().refine(isEmail, messages.email);
