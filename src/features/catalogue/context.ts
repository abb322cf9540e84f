import { createContext } from "react-router";
import type { StockInStep } from "./service/keep-in-step.ts";

/** The stock in memory: lists, counts and suggestions are answered from it. */
export const stockContext = createContext<StockInStep>();
