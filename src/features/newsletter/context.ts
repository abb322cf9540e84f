import { createContext } from "react-router";
import type { Newsletter } from "./service/newsletter.ts";

/** Who confirms that they want the newsletter. */
export const newsletterContext = createContext<Newsletter>();
