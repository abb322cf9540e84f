import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { compressedResponses } from "./compressed-responses.ts";

async function* saying(...texts: string[]) {
  for (const text of texts) yield text;
}
const asked = (question: string, version = "v-1") => ({ version, question });

test("[API-23] twenty who ask at once are given what was made once", async () => {
  const answers = compressedResponses();
  let made = 0;
  const make = () => {
    made++;
    return saying("hela ", "lagret");
  };
  const all = await Promise.all(Array.from({ length: 20 }, () => answers.get(asked("all"), make)));
  expect(new Set(all.map((bytes) => String(gunzipSync(bytes))))).toEqual(new Set(["hela lagret"]));
  await answers.get(asked("all"), make);
  expect(made).toBe(1);
});

test("[API-23] another version is made anew, and the old one is forgotten", async () => {
  const answers = compressedResponses();
  await answers.get(asked("all"), () => saying(randomBytes(5_000).toString("hex")));
  const before = answers.cachedBytes();
  const bytes = await answers.get(asked("all", "v-2"), () => saying("nytt"));
  expect(String(gunzipSync(bytes))).toBe("nytt");
  expect(before).toBeGreaterThan(5_000);
  expect(answers.cachedBytes()).toBe(bytes.length);
});

test("[API-23] however many questions are asked, what is held stays within its room", async () => {
  const capacity = 50_000;
  const answers = compressedResponses({ capacity });
  for (let day = 0; day < 40; day++) {
    await answers.get(asked(`from day ${day}`), () => saying(randomBytes(5_000).toString("hex")));
    expect(answers.cachedBytes()).toBeLessThanOrEqual(capacity);
  }
  expect(answers.cachedBytes()).toBeGreaterThan(capacity / 2);
});

test("[API-23] what nobody asks for any more is dropped", async () => {
  const answers = compressedResponses({ unusedForMs: 1 });
  await answers.get(asked("all"), () => saying("hela lagret"));
  await vi.waitFor(() => expect(answers.cachedBytes()).toBe(0));
});

test("[API-23] a failure is told to all who wait for it, and the next who asks tries again", async () => {
  const answers = compressedResponses();
  async function* failing(): AsyncGenerator<string> {
    yield "hela ";
    throw new Error("the database is away");
  }
  const both = [answers.get(asked("all"), failing), answers.get(asked("all"), failing)];
  for (const one of both) await expect(one).rejects.toThrow("the database is away");
  expect(String(gunzipSync(await answers.get(asked("all"), () => saying("igen"))))).toBe("igen");
});
