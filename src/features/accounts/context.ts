import { createContext } from "react-router";
import type { User } from "#platform/http/site-variables.ts";
import type { MyPages } from "./service/my-pages.ts";

/** What an address has with us. */
export const myPagesContext = createContext<MyPages>();

/** Who is signed in; looked for on my pages alone. */
export const memberContext = createContext<User | null>(null);
