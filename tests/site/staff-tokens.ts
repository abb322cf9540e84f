import { createHmac } from "node:crypto";
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import type { SiteSignIn } from "#platform/auth/open-sign-in.ts";
import type { StaffRole } from "#platform/auth/permissions.ts";
import { signInConfig } from "#platform/auth/sign-in-config.ts";
import { localKeys, tokenVerifier } from "#platform/auth/verify-token.ts";

const origin = "http://localhost:3000";
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

type Site = { request: (path: string, init?: RequestInit) => Promise<Response> };
type Tokens = Pick<Awaited<ReturnType<typeof staffTokens>>, "tokenOf">;
type Called<Answer> = { status: number; title?: string; errors?: unknown; clashes?: unknown; json: Answer };

/** Calls by somebody of a role, a post where something is sent along; of a refusal `json` is the problem. */
export function staffCalls(site: Site, { tokenOf }: Tokens) {
  return async <Answer = Record<string, unknown>>(
    path: string,
    body?: object,
    role: StaffRole = "Salesman",
    claims?: JWTPayload,
  ): Promise<Called<Answer>> => {
    const response = await site.request(path, {
      method: body ? "POST" : "GET",
      headers: {
        authorization: `Bearer ${await tokenOf([role], claims)}`,
        "content-type": "application/json",
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { data, ...problem } = (await response.json()) as { data?: { json: Answer }; title?: string };
    return { ...problem, status: response.status, json: data?.json ?? (problem as Answer) };
  };
}

/** A provider of a test's own: what it signs is good at a site that has its `signIn`. */
export async function staffTokens(clock = () => new Date()) {
  const config = signInConfig({ APP_ENV: "test" }, origin);
  if (config === null) throw new Error("nobody can sign in");
  const { rules, client } = config;
  const [{ privateKey, publicKey }, other] = await Promise.all([
    generateKeyPair("RS256", { extractable: true }),
    generateKeyPair("RS256"),
  ]);
  const kid = "test";
  const keys = localKeys(async () => ({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: "RS256" }] }));
  const signIn: SiteSignIn = {
    verify: tokenVerifier(rules, keys, clock),
    client,
    origin: null,
    demoUsers: [],
  };
  const seconds = () => Math.floor(clock().getTime() / 1_000);
  const claimsOf = (roles: readonly StaffRole[], changes: JWTPayload = {}): JWTPayload => ({
    iss: rules.issuer,
    aud: rules.audience,
    sub: "s",
    oid: `id-${roles.join("-")}`,
    azp: client.clientId,
    scp: rules.scope,
    name: roles[0] ?? "Ingen",
    preferred_username: "anna@example.com",
    roles: [...roles],
    iat: seconds(),
    exp: seconds() + 3_600,
    ...changes,
  });
  const sign = (claims: JWTPayload, header = { alg: "RS256", kid }, key = privateKey) =>
    new SignJWT(claims).setProtectedHeader(header).sign(key);
  const tokenOf = (roles: readonly StaffRole[], changes?: JWTPayload) => sign(claimsOf(roles, changes));

  /** Each of them an admin's, and each wrong in one thing. */
  async function badTokens(): Promise<Record<string, string>> {
    const good = await tokenOf(["Admin"]);
    const [head = "", body = "", signature = ""] = good.split(".");
    const claims = claimsOf(["Admin"]);
    const secret = `${base64({ alg: "HS256", kid })}.${base64(claims)}`;
    const withPublicKey = createHmac("sha256", await exportSPKI(publicKey)).update(secret);
    const { exp: _, ...endless } = claims;
    return {
      "other audience": await tokenOf(["Admin"], { aud: "another" }),
      "other issuer": await tokenOf(["Admin"], { iss: "https://login.example/idp" }),
      expired: await tokenOf(["Admin"], { exp: seconds() - 400 }),
      "not yet valid": await tokenOf(["Admin"], { nbf: seconds() + 400 }),
      "without an end": await sign(endless),
      tampered: `${head}.${base64({ ...claims, name: "Another" })}.${signature}`,
      "without signature": `${head}.${body}.`,
      "alg none": `${base64({ alg: "none" })}.${base64(claims)}.AA`,
      "HS256 with the public key": `${secret}.${withPublicKey.digest("base64url")}`,
      "other key": await sign(claims, { alg: "RS256", kid }, other.privateKey),
      "other kid": await sign(claims, { alg: "RS256", kid: "other" }),
      "other site": await tokenOf(["Admin"], { azp: "another" }),
      "without scope, as an ID token": await tokenOf(["Admin"], { scp: undefined }),
      "no token at all": "abc",
    };
  }
  return { signIn, tokenOf, badTokens };
}
