import { randomBytes } from "node:crypto";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { linkKeysFrom, localLinkKeys } from "./link-keys.ts";
import { type LinkKey, signedLinks } from "./signed-links.ts";

const old: LinkKey = { id: "2026a", secret: randomBytes(32) };
const fresh: LinkKey = { id: "2026b", secret: randomBytes(32) };
const now = new Date("2026-11-16T12:00:00Z");
const later = new Date("2026-11-17T12:00:00Z");

test("[LINK-1] a link holds for what was signed, for its purpose and until its time", () => {
  const links = signedLinks([fresh]);
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: "binary" }), (subject) => {
      const token = links.sign("case", subject.toWellFormed(), later);
      expect(token).toMatch(/^[\w.-]+$/);
      expect(links.verify("case", token, now)).toBe(subject.toWellFormed());
      expect(links.verify("cancel", token, now)).toBeNull();
      expect(links.verify("case", token, later)).toBeNull();
    }),
  );
});

test("[LINK-1] a link with one sign changed, added or left out is none", () => {
  const links = signedLinks([fresh]);
  const token = links.sign("case", "482971K", later);
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === "A" ? "B" : "A";
    expect(links.verify("case", token.slice(0, at) + other + token.slice(at + 1), now)).toBeNull();
    expect(links.verify("case", token.slice(0, at) + token.slice(at + 1), now)).toBeNull();
  }
  for (const strange of ["", ".", "...", `${token}.`, `${token}A`, `${token}.x`, "a.b.c.d"]) {
    expect(links.verify("case", strange, now)).toBeNull();
  }
});

test("[LINK-2] the first key signs, all verify, and a key that is gone takes its links with it", () => {
  const before = signedLinks([old]).sign("case", "482971K", later);
  expect(signedLinks([fresh, old]).verify("case", before, now)).toBe("482971K");
  expect(signedLinks([fresh]).verify("case", before, now)).toBeNull();
  expect(signedLinks([fresh, old]).sign("case", "482971K", later)).toMatch(/^2026b\./);
});

test("[LINK-3] keys are read from the setting, or made once and kept where only we can read them", () => {
  const text = [fresh, old].map(({ id, secret }) => `${id}:${secret.toString("base64")}`).join(", ");
  expect(linkKeysFrom(text)).toEqual([fresh, old]);
  for (const wrong of [
    "",
    "2026a",
    "2026a:kort",
    `${text},${text}`,
    `a b:${old.secret.toString("base64")}`,
  ]) {
    expect(linkKeysFrom(wrong)).toBeNull();
  }
  const folder = temporaryFolder();
  const made = localLinkKeys(folder);
  expect(localLinkKeys(folder)).toEqual(made);
  expect(statSync(join(folder, "link-keys")).mode & 0o077).toBe(0);
  writeFileSync(join(folder, "link-keys"), "nothing");
  expect(() => localLinkKeys(folder)).toThrow("LINK_KEYS");
});
