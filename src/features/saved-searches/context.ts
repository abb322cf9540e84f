import { createContext } from "react-router";
import type { SavedSearchService } from "./service/saved-searches.ts";

/** What visitors watch. */
export const savedSearchesContext = createContext<SavedSearchService>();
