import { createContext } from "react-router";
import type { Estimates } from "./service/estimates.ts";
import type { Valuations } from "./service/valuations.ts";

/** What cars are worth. */
export const valuationsContext = createContext<Valuations>();

/** What was said of cars, and how often it held. */
export const estimatesContext = createContext<Estimates>();
