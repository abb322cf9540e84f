import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { company } from "#core/company/company.ts";
import { isBreached, passwordProblem } from "./password-choice.ts";

test.each([
  "kort",
  "elva tecken",
  "aaaaaaaaaaaaaaaa",
  "121212121212",
  `${company.name}2026!`,
  `Lösenord${company.name}`,
  "Personal-2026-Sommar",
  "Admin12345678",
])("[PASSWORD-1] %s is no password", (password) => {
  expect(passwordProblem(password)).toEqual(expect.any(String));
});

test.each([
  "rätt häst batteri häftapparat",
  "åååå bbbb cccc ddd",
  "9f!Kq2#zLm0$",
  `${"x7 ".repeat(30)}sommarregn över taket`,
  `gamla kvarnen nära ${company.name}`,
])("[PASSWORD-1] %s may be one", (password) => {
  expect(passwordProblem(password)).toBeNull();
});

test("[PASSWORD-2] a breached one is known by its hash, of which five signs are told", async () => {
  const hash = createHash("sha1").update("ett stulet lösenord").digest("hex").toUpperCase();
  const asked: string[] = [];
  const answer =
    (text: string, status = 200) =>
    async (address: string) => {
      asked.push(address);
      return new Response(text, { status });
    };
  const ending = hash.slice(5);
  expect(await isBreached("ett stulet lösenord", answer(`0018A:3\r\n${ending}:7\r\n`))).toBe(true);
  // What is put in so that nobody can tell by the length has no count.
  expect(await isBreached("ett stulet lösenord", answer(`${ending}:0\r\n`))).toBe(false);
  expect(asked.map((address) => address.slice(-6))).toEqual([`/${hash.slice(0, 5)}`, `/${hash.slice(0, 5)}`]);
  expect(asked.join()).not.toContain(ending);
});

test("[PASSWORD-2] where they cannot be asked nobody says that it is good", async () => {
  expect(await isBreached("x", async () => new Response("", { status: 503 }))).toBeNull();
  expect(await isBreached("x", () => Promise.reject(new Error("no network")))).toBeNull();
});
