import * as z from "zod";
import { signInSettings } from "./sign-in-settings.ts";

export const prompts = ["none", "consent", "login", "select_account"] as const;
export type Prompt = (typeof prompts)[number];

export const tokenTypes = ["Bearer", "PoP"] as const;
export type TokenType = (typeof tokenTypes)[number];

const scopes = z.array(z.string().min(1)).min(1, "no scope");

/** A SHA-256 sum is 32 bytes, which base64url writes with 43 characters. */
const codeChallenge = z.string("no PKCE challenge").regex(/^[A-Za-z0-9_-]{43}$/, "no PKCE challenge");

/** What sends a member of staff to the identity provider. Ours takes no other; Entra ID is sent it by MSAL. */
export const authorizationRequest = z.object({
  scopes,
  codeChallenge,
  codeChallengeMethod: z
    .literal(signInSettings.pkceMethod, "PKCE method must be S256")
    .default(signInSettings.pkceMethod),
  state: z.string("no state").min(1, "no state"),
  prompt: z.enum(prompts, "unknown prompt").optional(),
  tokenType: z.enum(tokenTypes, "unknown token type").default("Bearer"),
});
export type AuthorizationRequest = z.infer<typeof authorizationRequest>;

/** The parameters of the protocol, as an address has them. */
export function isAuthorizationRequest(query: URLSearchParams): boolean {
  const parameter = (name: string) => query.get(name) ?? undefined;
  const tokenType = parameter("token_type");
  return authorizationRequest.safeParse({
    scopes: parameter("scope")?.split(" "),
    codeChallenge: parameter("code_challenge"),
    codeChallengeMethod: parameter("code_challenge_method"),
    state: parameter("state"),
    prompt: parameter("prompt"),
    tokenType: tokenTypes.find((one) => one.toLowerCase() === tokenType) ?? tokenType,
  }).success;
}
