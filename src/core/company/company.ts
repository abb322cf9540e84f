import { company as facts } from "#brand/company.ts";
import type { Company } from "./company-facts.ts";

/** The chain that runs the site: everything but brand/ asks here. */
export const company: Company = facts;
