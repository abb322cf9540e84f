import { createContext } from "react-router";
import type { Watches } from "./service/watches.ts";

/** What visitors watch. */
export const savedSearchesContext = createContext<Watches>();
