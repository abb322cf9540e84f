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

/** Null where nobody can sign in. */
export function readSignIn(): PageSignIn | null {
  return JSON.parse(document.getElementById("sign-in")?.textContent ?? "null");
}
