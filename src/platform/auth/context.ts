import { createContext } from "react-router";
import type { VerifyToken } from "./verify-token.ts";

/** Who of us asks, for what a page shows to us alone; null where nobody can sign in. */
export const verifyStaffContext = createContext<VerifyToken>();
