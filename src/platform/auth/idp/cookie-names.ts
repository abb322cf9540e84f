import { idpPath } from "../sign-in-config.ts";

/**
 * With https a browser takes a `__Host-` cookie from nobody but this host, for all of it. Those of one sign-in under way are of
 * its address alone, which that prefix forbids: `__Secure-` then says that they came over https.
 */
export const cookiesOfHost = (isSecure: boolean) =>
  isSecure ? { prefix: "__Host-", path: "/" } : { prefix: "", path: idpPath };

export function providerCookies(isSecure: boolean) {
  const { prefix, path } = cookiesOfHost(isSecure);
  const ofOne = isSecure ? "__Secure-" : "";
  return {
    names: { session: `${prefix}_idp`, interaction: `${ofOne}_idp_i`, resume: `${ofOne}_idp_r` },
    long: { path, httpOnly: true, sameSite: "lax", signed: true },
    short: { httpOnly: true, sameSite: "lax", signed: true },
  } as const;
}
