import { useState } from "react";
import { callStaff } from "#platform/staff/staff-api.ts";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import type { CarParts } from "../../rules/car-parts.ts";

const conflict = 409;

/** Saves a part of a car; where somebody was first, what they saved is fetched and merged. [CARPARTS-5] [CARPARTS-6] */
export function useSaving(path: string, { onSaved, onConflict }: Outcome) {
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (body: object) => {
    setIsSaving(true);
    setFailure(null);
    try {
      onSaved(await callStaff<CarParts>(path, { body }));
    } catch (error) {
      const problem = asProblem(error);
      if (problem.status === conflict) onConflict();
      else setFailure(problem.message);
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving, failure };
}

type Outcome = { onSaved: (parts: CarParts) => void; onConflict: () => void };
