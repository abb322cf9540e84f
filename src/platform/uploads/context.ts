import { createContext } from "react-router";
import type { Uploads } from "./uploads.ts";

/** Where forms with pictures find them; null where nothing can be uploaded. */
export const uploadsContext = createContext<Uploads>();
