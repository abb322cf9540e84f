import { createContext } from "react-router";
import type { PostedForm } from "#platform/http/site-variables.ts";

export const postedFormContext = createContext<PostedForm | null>(null);
