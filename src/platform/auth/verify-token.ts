import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from "jose";
import { rolesFrom } from "./permissions.ts";
import { signInSettings } from "./sign-in-settings.ts";
import type { StaffUser } from "./staff-user.ts";

export type TokenRules = {
  issuer: string;
  /** The backend's application id. */
  audience: string;
  /** The sites that may ask for tokens. */
  clientIds: readonly string[];
  /** What a delegated token always names; an ID token has none. */
  scope: string;
};

/** `off`: nobody can sign in here. `unknown` is what the caller did, `away` is ours: the keys cannot be had. */
export type VerifiedToken =
  | { kind: "off" }
  | { kind: "member"; staffUser: StaffUser }
  | { kind: "unknown"; why: string }
  | { kind: "away"; error: unknown };
export type VerifyToken = (authorization: string | undefined) => Promise<VerifiedToken>;

/** The provider's keys, fetched when a token names an unknown one, at most every half minute. */
export function remoteKeys(address: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(address), {
    cacheMaxAge: 10 * 60_000,
    cooldownDuration: 30_000,
    timeoutDuration: 5_000,
  });
}

/** The keys of our own provider, read from its file at the first token. */
export function localKeys(read: () => Promise<Parameters<typeof createLocalJWKSet>[0]>): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | null = null;
  return async (header, token) => {
    keys ??= read().then((set) => createLocalJWKSet(set));
    return (await keys)(header, token);
  };
}

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Whether whoever it was given to is still signed in, where the provider can be asked. */
type IsInForce = (payload: JWTPayload) => Promise<boolean>;

/** Checks issuer, audience, signature, time, client and scope; all are required. */
export function tokenVerifier(
  rules: TokenRules,
  keys: JWTVerifyGetKey,
  clock: () => Date,
  isInForce: IsInForce = async () => true,
): VerifyToken {
  return async (authorization) => {
    const token = bearer.exec(authorization ?? "")?.[1];
    if (token === undefined) return { kind: "unknown", why: "" };
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: rules.issuer,
        audience: rules.audience,
        // Excludes "none", and HS256 with the public key as its secret.
        algorithms: ["RS256"],
        requiredClaims: ["exp", "iat", "sub"],
        clockTolerance: signInSettings.clockSkewMilliseconds / 1_000,
        currentDate: clock(),
      });
      const verified = judged(payload, rules);
      if (verified.kind === "member" && !(await isInForce(payload)))
        return { kind: "unknown", why: "signed_out" };
      return verified;
    } catch (error) {
      return isOurs(error) ? { kind: "away", error } : { kind: "unknown", why: codeOf(error) };
    }
  };
}

function judged(payload: JWTPayload, { clientIds, scope }: TokenRules): VerifiedToken {
  const { azp = payload.appid, scp, oid, name, preferred_username: username } = payload;
  if (typeof azp !== "string" || !clientIds.includes(azp)) return { kind: "unknown", why: "azp" };
  if (!textOf(scp).split(" ").includes(scope)) return { kind: "unknown", why: "scp" };
  return {
    kind: "member",
    staffUser: {
      id: textOf(oid) || textOf(payload.sub),
      name: textOf(name) || textOf(username),
      username: textOf(username),
      roles: rolesFrom(payload.roles),
    },
  };
}

const textOf = (claim: unknown) => (typeof claim === "string" ? claim : "");

/** Keys that cannot be fetched are our fault; every other error that jose names is the caller's. */
function isOurs(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  return !(error instanceof errors.JOSEError) || error.code === "ERR_JOSE_GENERIC";
}

function codeOf(error: unknown): string {
  return error instanceof errors.JOSEError ? error.code : "";
}
