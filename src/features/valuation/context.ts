import { createContext } from "react-router";
import type { Estimates } from "./service/estimates.ts";
import type { Valuations } from "./service/valuations.ts";

/** What cars are worth; null where nothing is valued. */
export const valuationsContext = createContext<Valuations | null>(null);

/** What was said of cars, and how often it held; null where nobody keeps it. */
export const estimatesContext = createContext<Estimates | null>(null);
