import { useCallback, useEffect, useState } from "react";
import { callStaff } from "#platform/staff/staff-api.ts";
import type { RegisterAnswer } from "./stock-answers.ts";

/** What the register says of a plate, asked once: it costs, and does not change while one looks. */
export function useRegister(plate: string | null): [answer: RegisterAnswer | null, fetchAgain: () => void] {
  const [asked, setAsked] = useState(0);
  const [got, setGot] = useState<{ plate: string; answer: RegisterAnswer } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when somebody says so.
  useEffect(() => {
    if (plate === null) return;
    const stop = new AbortController();
    setGot(null);
    callStaff<RegisterAnswer>(`/api/staff/register/${encodeURIComponent(plate)}`, {
      signal: stop.signal,
    }).then(
      (answer) => setGot({ plate, answer }),
      () => {
        if (!stop.signal.aborted) setGot({ plate, answer: unavailable() });
      },
    );
    return () => stop.abort();
  }, [plate, asked]);
  return [got?.plate === plate ? got.answer : null, useCallback(() => setAsked((times) => times + 1), [])];
}

/** Without an answer the facts are typed, as where the register is away. */
function unavailable(): RegisterAnswer {
  const at = new Date().toISOString();
  return { register: "unavailable", at, fields: {}, name: null, traffic: null, known: null, bid: null };
}
