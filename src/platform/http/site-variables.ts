import type { Member } from "#features/accounts/service/sessions.ts";
import type { PostedForm } from "#features/forms/context.ts";

/** A page, or the data of one, that is there to its last byte; `scripts` as its Content-Security-Policy names them. */
export type WholePage = { bytes: Uint8Array<ArrayBuffer>; scripts: readonly string[] };

/** What the middleware chain hands on with each request. */
export type SiteVariables = {
  Variables: {
    requestId: string;
    nonce: string;
    wholePage?: WholePage | null;
    /** What the answer took beyond a usual one, in words that were compared. */
    work?: number;
    /** A form that was posted and went nowhere: its page is shown again. */
    posted?: PostedForm;
    /** Who is signed in; looked for below my pages only. */
    member?: Member;
  };
};
