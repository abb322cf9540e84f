import { createContext } from "react-router";
import type { Watches } from "./service/watches.ts";

/** What visitors watch; null where no letters are sent. */
export const watchesContext = createContext<Watches | null>(null);
