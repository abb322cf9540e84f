import { setTimeout } from "node:timers/promises";

type Answer = { status: number; bytes: number };

/** The pictures on a page at one width, each once. */
export async function variantsOn(page: string, width: number): Promise<string[]> {
  const html = await (await fetch(page)).text();
  const found = html.matchAll(/<img [^>]*srcSet="(\/files\/[^" ]+)\/\d+ /gi);
  return [...new Set([...found].map(([, address]) => new URL(`${address}/${width}`, page).href))];
}

/** All of them at once, as a browser asks for them. */
export async function timed(
  addresses: readonly string[],
  accept: string,
): Promise<{ ms: number; answers: Answer[] }> {
  const begun = performance.now();
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address, { headers: { accept } });
      return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
    }),
  );
  return { ms: performance.now() - begun, answers };
}

export function worstOf(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** What the server's log says it has made: "hash width format". */
export function encodedIn(log: string): string[] {
  return log.split("\n").flatMap((line) => {
    if (!line.includes("picture encoded")) return [];
    const { hash, width, format } = JSON.parse(line) as { hash: string; width: number; format: string };
    return [`${hash} ${width} ${format}`];
  });
}

/** What the first questions have left to be made when there is time. */
export async function untilNothingIsMade(log: () => string): Promise<void> {
  let made = -1;
  for (let now = encodedIn(log()).length; now !== made; now = encodedIn(log()).length) {
    made = now;
    await setTimeout(5_000);
  }
}
