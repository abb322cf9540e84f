import { createContext } from "react-router";
import type { EmailState } from "#platform/mail/email-state.ts";
import type { CaseAttachment, CaseDetails } from "./storage/cases.ts";

/** Cases for whoever has a signed address. */
export type CasesByLink = {
  find: (token: string) => Promise<CaseDetails | null>;
  /** By the link for pictures, which opens nothing else. */
  findForUpload: (token: string) => Promise<CaseDetails | null>;
  /** Where pictures to a case are sent, by a link that opens nothing else. */
  uploadOf: (number: string) => string;
  /** The state of the last of these e-mails. */
  findEmailState: (keys: readonly string[]) => Promise<EmailState | null>;
  /** By the link to one file. */
  findFile: (token: string) => Promise<CaseAttachment | null>;
};

export const casesContext = createContext<CasesByLink>();
