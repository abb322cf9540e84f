/** What the middleware chain hands on with each request. */
export type SiteVariables = {
  Variables: {
    requestId: string;
    nonce: string;
    isDrawn?: boolean;
    scriptSources?: readonly string[] | undefined;
  };
};
