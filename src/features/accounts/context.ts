import { createContext } from "react-router";
import type { Member } from "#platform/http/site-variables.ts";
import type { MyPages } from "./service/my-pages.ts";

/** What an address has with us, and who is signed in (on my pages alone); null where no letters are sent. */
export const myPagesContext = createContext<{ desk: MyPages; member: Member | null } | null>(null);
