import { createContext } from "react-router";
import type { LetterState } from "#platform/mail/letter-state.ts";
import type { CaseAttachment, WholeCase } from "./storage/cases.ts";

/** Cases for whoever has a signed address. */
export type CasesByLink = {
  find: (token: string) => Promise<WholeCase | null>;
  /** By the link for pictures, which opens nothing else. */
  findForUpload: (token: string) => Promise<WholeCase | null>;
  /** Where pictures to a case are sent, by a link that opens nothing else. */
  uploadOf: (number: string) => string;
  /** What became of the last of these letters. */
  findLetter: (keys: readonly string[]) => Promise<LetterState | null>;
  /** By the link to one file. */
  findFile: (token: string) => Promise<CaseAttachment | null>;
};

export const casesContext = createContext<CasesByLink>();
