import { useCallback, useEffect, useRef, useState } from "react";
import { paths } from "#core/paths.ts";
import { createClient } from "#platform/browser/client.ts";
import { platesAtOnce, type SavedPlate, textFromMoment, textFromSavedPlates } from "../rules/saved-plates.ts";
import type { SavedCarsView } from "./saved-car-view.ts";

type Answer = SavedCarsView & { isFailed: boolean };

/** What the server says of kept cars: null while it is waited for. Asked again when a car is new to the list, and on demand. */
export function useSavedCars(savedPlates: readonly SavedPlate[] | null, lookedAt: number | null = null) {
  const [view, setView] = useState<Answer | null>(null);
  const lastRequest = useRef(0);
  const text = savedPlates && textFromSavedPlates(savedPlates);
  const ask = useCallback(
    async (what: string) => {
      lastRequest.current += 1;
      const turn = lastRequest.current;
      const now = await fetchCars(what, lookedAt);
      // A later question has the later answer. What was shown stays where there is none.
      if (turn === lastRequest.current)
        setView((before) => now ?? { ...(before ?? { version: "", cars: [] }), isFailed: true });
    },
    [lookedAt],
  );
  useEffect(() => {
    if (text !== null) void ask(text);
  }, [text, ask]);
  return { view, refresh: () => void (text !== null && ask(text)) };
}

async function fetchCars(text: string, lookedAt: number | null): Promise<Answer | null> {
  const all = text === "" ? [] : text.split(",");
  const parts = Array.from({ length: Math.ceil(all.length / platesAtOnce) }, (_, at) =>
    all.slice(at * platesAtOnce, (at + 1) * platesAtOnce),
  );
  try {
    const answers = await Promise.all(parts.map((part) => fetchPart(part, lookedAt)));
    return {
      // The oldest of them: what has changed since is told.
      version: answers[0]?.version ?? "",
      cars: answers.flatMap(({ cars }) => cars),
      isFailed: false,
    };
  } catch {
    return null;
  }
}

const client = createClient();

async function fetchPart(part: readonly string[], lookedAt: number | null): Promise<SavedCarsView> {
  const outcome = await client.getWith(paths.savedCars(), {
    bilar: part.join(","),
    sedan: lookedAt === null ? null : textFromMoment(lookedAt),
  });
  if (outcome.status !== "success") throw new Error(`Kept cars: ${outcome.code}`);
  return outcome.data as SavedCarsView;
}
