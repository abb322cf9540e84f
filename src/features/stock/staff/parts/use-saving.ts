import { useState } from "react";
import { callStaff } from "#platform/staff/staff-api.ts";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import type { CarParts } from "../../rules/car-parts.ts";

const conflict = 409;

/** Saves a part of a car; where somebody was first, what they saved is fetched and merged. */
export function useSaving(path: string, { onSaved, onConflict }: Outcome) {
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Somebody was first: what they saved is shown above. */
  const [isRefused, setIsRefused] = useState(false);
  const save = async (body: object) => {
    setIsSaving(true);
    setFailure(null);
    setIsRefused(false);
    try {
      onSaved(await callStaff<CarParts>(path, { body }));
    } catch (error) {
      const problem = asProblem(error);
      setFailure(problem.message);
      setIsRefused(problem.status === conflict);
      if (problem.status === conflict) onConflict();
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving, failure, isRefused };
}

type Outcome = { onSaved: (parts: CarParts) => void; onConflict: () => void };
