/** A page, or the data of one, that is there to its last byte; `scripts` as its Content-Security-Policy names them. */
export type CompletePage = { bytes: Uint8Array<ArrayBuffer>; scripts: readonly string[] };

/** A form that was posted and went nowhere: its page shows what was typed, and what to put right. */
export type SubmittedForm = {
  status: number;
  errors: readonly { field: string; message: string }[];
  notice: string | null;
  values: Readonly<Record<string, string>>;
  /** Pictures that came with it and need not be sent again. */
  pictures?: readonly { id: string; name: string; bytes: number }[];
  /** Nothing is wrong with it: its sender is asked to confirm. */
  isToConfirm?: boolean;
};

/** Who is signed in, as a session knows it. */
export type User = { id: number; address: string; csrf: string };

/** What the middleware chain hands on with each request. */
export type SiteVariables = {
  Variables: {
    requestId: string;
    nonce: string;
    wholePage?: CompletePage | null;
    /** What the answer took beyond a usual one, in words that were compared. */
    work?: number;
    posted?: SubmittedForm;
    /** Who of us asks, as the provider knows them: for the log. */
    staffId?: string;
    /** Looked for below my pages only. */
    member?: User;
  };
};
