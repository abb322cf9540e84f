import { createContext } from "react-router";
import type { LiveCatalogue } from "./service/live-catalogue.ts";

/** The stock in memory: lists, counts and suggestions are answered from it. */
export const stockContext = createContext<LiveCatalogue>();
