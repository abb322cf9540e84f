import { createContext } from "react-router";
import type { SharedLists } from "./service/shared-lists.ts";

/** Lists of favourites that somebody has shared. */
export const sharedListsContext = createContext<SharedLists>();
