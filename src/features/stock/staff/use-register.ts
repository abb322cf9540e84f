import { useCallback, useEffect, useState } from "react";
import { callStaff } from "#platform/staff/staff-api.ts";
import type { RegisterLookup } from "./stock-responses.ts";

/** What the register says of a plate, asked once: it costs, and does not change while one looks. */
export function useRegister(plate: string | null): [response: RegisterLookup | null, fetchAgain: () => void] {
  const [requested, setRequested] = useState(0);
  const [got, setGot] = useState<{ plate: string; response: RegisterLookup } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when somebody says so.
  useEffect(() => {
    if (plate === null) return;
    const stop = new AbortController();
    setGot(null);
    callStaff<RegisterLookup>(`/api/staff/register/${encodeURIComponent(plate)}`, {
      signal: stop.signal,
    }).then(
      (response) => setGot({ plate, response }),
      () => {
        if (!stop.signal.aborted) setGot({ plate, response: unavailable() });
      },
    );
    return () => stop.abort();
  }, [plate, requested]);
  return [
    got?.plate === plate ? got.response : null,
    useCallback(() => setRequested((times) => times + 1), []),
  ];
}

/** Without an answer the facts are typed, as where the register is away. */
function unavailable(): RegisterLookup {
  const at = new Date().toISOString();
  return { register: "unavailable", at, fields: {}, name: null, traffic: null, known: null, bid: null };
}
