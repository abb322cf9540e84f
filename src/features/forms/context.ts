import { createContext } from "react-router";
import type { SubmittedForm } from "#platform/http/site-variables.ts";

export const submittedFormContext = createContext<SubmittedForm | null>(null);
