import { afterAll, expect, test } from "vitest";
import { randomFrom } from "#demo/random.ts";
import { aCar } from "#tests/a-car.ts";
import { aPlate } from "#tests/any-plate.ts";
import { randomRequest } from "#tests/fuzz/random-request.ts";
import { tellsOfCode } from "#tests/fuzz/send.ts";
import { siteWithReservations } from "./site-with-reservations.ts";
import { staffTokens } from "./staff-tokens.ts";

const tokens = await staffTokens();
const site = await siteWithReservations([aCar({ licenseplate: aPlate("mlb001") })], undefined, {
  signIn: tokens.signIn,
});
afterAll(() => site.close());

const requests = 400;

/** Some that no Request can be made of: those come by the network alone (tests/endurance). */
function requestOf({ method, path, headers, body }: ReturnType<typeof randomRequest>): Request | null {
  try {
    const init = { method, headers, ...(body === "" ? {} : { body }) };
    return new Request(`http://localhost:3000${path}`, init);
  } catch {
    return null;
  }
}

test("[FUZZ-1] a few hundred strange requests, with the token of one of us where one is asked: none fails, and none is told of our code", async () => {
  const token = await tokens.tokenOf(["Salesman", "Purchaser", "Admin"]);
  const problems: string[] = [];
  let asked = 0;
  for (let number = 0; number < requests; number++) {
    const fuzzed = randomRequest(randomFrom(`site/${number}`), token);
    const request = requestOf(fuzzed);
    if (request === null) continue;
    asked++;
    const answer = await site.fetch(request);
    const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream") === true;
    const text = isStream ? "" : await answer.text();
    if (isStream) await answer.body?.cancel();
    const isRefused = answer.status === 503 && answer.headers.has("retry-after");
    if ((answer.status >= 500 && !isRefused) || tellsOfCode(text))
      problems.push(
        `#${number} ${answer.status} ${fuzzed.method} ${fuzzed.path} ${fuzzed.body.slice(0, 300)}`,
      );
  }
  expect(problems).toEqual([]);
  expect(asked).toBeGreaterThan(requests / 2);
});
