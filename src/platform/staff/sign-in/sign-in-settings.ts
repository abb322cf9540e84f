/** What the server says of the identity provider, in the page. */
export type PageSignIn = {
  clientId: string;
  authority: string;
  knownAuthorities: string[];
  protocol: "AAD" | "OIDC";
  authorityMetadata: string | null;
  scope: string;
  demoUsers: { username: string; name: string; role: string }[];
};

declare global {
  /** Set by the toolbox's own file, on a page that is everybody's. */
  var staffSignIn: PageSignIn | null | undefined;
}

/** Null where nobody can sign in. */
export function readSignIn(): PageSignIn | null {
  if (globalThis.staffSignIn !== undefined) return globalThis.staffSignIn;
  return JSON.parse(document.getElementById("sign-in")?.textContent ?? "null");
}
