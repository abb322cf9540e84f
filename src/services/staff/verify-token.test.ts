import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { expect, onTestFinished, test } from "vitest";
import { remoteKeys, tokenVerifier } from "./verify-token.ts";

const rules = {
  issuer: "https://login.example",
  audience: "backend",
  clientIds: ["site"],
  scope: "access_as_user",
};
const aKey = async (kid: string) => {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: "RS256" } };
};
const tokenWith = ({ kid, privateKey }: Awaited<ReturnType<typeof aKey>>) =>
  new SignJWT({ azp: "site", scp: "access_as_user", roles: ["Admin"], name: "Anna", oid: "1" })
    .setProtectedHeader({ alg: "RS256", kid })
    .setIssuer(rules.issuer)
    .setAudience(rules.audience)
    .setSubject("s")
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(privateKey);

/** A provider's key set over HTTP. */
async function keySet(answer: () => { status: number; body: unknown }) {
  let asked = 0;
  const server = createServer((_, response) => {
    asked++;
    const { status, body } = answer();
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/keys`, asked: () => asked };
}

test("[TOKEN-3] keys are fetched once; what is signed with one that is not known is refused until it is fetched anew", async () => {
  const [old, next] = await Promise.all([aKey("old"), aKey("next")]);
  const set = await keySet(() => ({ status: 200, body: { keys: [old.jwk, next.jwk] } }));
  const verify = tokenVerifier(rules, remoteKeys(set.address), () => new Date());
  for (const key of [old, next, old]) {
    const verified = await verify(`Bearer ${await tokenWith(key)}`);
    expect(verified).toMatchObject({ kind: "member", member: { id: "1", roles: ["Admin"] } });
  }
  expect(set.asked()).toBe(1);
  expect(await verify(`Bearer ${await tokenWith(await aKey("unknown"))}`)).toMatchObject({ kind: "unknown" });
});

test.each([
  ["fails", { status: 500, body: {} }],
  ["is none", { status: 200, body: { keys: "no" } }],
])("[TOKEN-4] a key set that %s is not the caller's fault", async (_, answer) => {
  const set = await keySet(() => answer);
  const verify = tokenVerifier(rules, remoteKeys(set.address), () => new Date());
  expect(await verify(`Bearer ${await tokenWith(await aKey("old"))}`)).toMatchObject({ kind: "away" });
});

test.each([undefined, "", "Bearer", "Bearer abc", "Basic abc.def.ghi", "Bearer a.b.c d"])(
  "[TOKEN-1] %j is no bearer token, and nobody's keys are asked for",
  async (header) => {
    const set = await keySet(() => ({ status: 500, body: {} }));
    const verify = tokenVerifier(rules, remoteKeys(set.address), () => new Date());
    expect(await verify(header)).toEqual({ kind: "unknown", why: "" });
    expect(set.asked()).toBe(0);
  },
);
