import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { expect, onTestFinished, test, vi } from "vitest";
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

test("[TOKEN-3] keys are fetched once; one that came later is found by a new look, at most every half minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-17T12:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const [old, next] = await Promise.all([aKey("old"), aKey("next")]);
  const keys = [old.jwk];
  const set = await keySet(() => ({ status: 200, body: { keys } }));
  const verify = tokenVerifier(rules, remoteKeys(set.address), () => new Date());
  const kindOf = async (key: typeof old) => (await verify(`Bearer ${await tokenWith(key)}`)).kind;
  expect([await kindOf(old), await kindOf(old), set.asked()]).toEqual(["member", "member", 1]);
  // The provider has a new key, and signs with it at once.
  keys.push(next.jwk);
  vi.setSystemTime(new Date("2026-11-17T12:00:29Z"));
  expect([await kindOf(next), set.asked()]).toEqual(["unknown", 1]);
  vi.setSystemTime(new Date("2026-11-17T12:00:31Z"));
  expect([await kindOf(next), set.asked()]).toEqual(["member", 2]);
  expect([await kindOf(old), set.asked()]).toEqual(["member", 2]);
  // The old one is taken away: what is signed with it is good until the set is looked at anew.
  keys.shift();
  vi.setSystemTime(new Date("2026-11-17T12:11:00Z"));
  expect([await kindOf(old), await kindOf(next)]).toEqual(["unknown", "member"]);
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
