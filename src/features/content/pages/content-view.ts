import type { Crumb } from "#ui/breadcrumb.tsx";
import type { ContentParts } from "../rules/front-matter.ts";

export type NextStep = { to: string; label: string; text: string };

/** A text as it is shown: where it lies, what it says and where it leads. */
export type ContentView = {
  title: string;
  lead: string;
  html: string;
  sections: { id: string; text: string }[];
  crumbs: Crumb[];
  next: NextStep[];
  /** "2026-11-15", for machines. */
  reviewedOn: string;
  /** "15 november 2026" */
  reviewed: string;
  /** News only: "2026-11-10" for machines, "november 10, 2026" for people. */
  published: { on: string; text: string } | null;
  parts: Omit<ContentParts, "earlier">;
  /** Something is done here, and the text tells about it: what is done comes first. */
  isTool: boolean;
  earlier: { on: string; date: string; text: string }[];
};
