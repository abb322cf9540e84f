import { useCallback, useEffect, useState } from "react";
import { formatList } from "#core/text/format-list.ts";
import { callStaff, type StaffCallFailed } from "#platform/staff/staff-api.ts";
import { asProblem, useStaffData } from "#platform/staff/use-staff-data.ts";
import type { CarField } from "../rules/car-fields.ts";
import { type FieldInput, fieldLabel } from "../rules/field-text.ts";
import { statusLabel } from "../rules/status-steps.ts";
import {
  type Draft,
  draftFields,
  emptyDraft,
  readDraft,
  savedFrom,
  storeDraft,
  withInput,
} from "./car-draft.ts";
import { type PriceQuestion, questionOf } from "./price-question.tsx";
import type { CarResponse, SavedCar } from "./stock-responses.ts";

/** How often the form checks for changes by others. */
const pollEveryMs = 10_000;

export type CarErrors = Partial<Record<string, string>>;
export type StatusStep = { to: number; from: number; soldPrice?: string };

/** The car as it stands, what is written over it, and the one way to save. */
export function useCar(plate: string) {
  const address = `/api/staff/cars/${encodeURIComponent(plate)}`;
  const { data, problem, reload } = useStaffData<CarResponse>(address);
  const [savedCar, setSaved] = useState<CarResponse | null>(null);
  const [draft, setDraft] = useState<Draft>(() => readDraft(plate));
  const [errors, setErrors] = useState<CarErrors>({});
  const [message, setMessage] = useState<string | null>(null);
  const [failed, setFailed] = useState<StaffCallFailed | null>(null);
  const [question, setQuestion] = useState<PriceQuestion | null>(null);
  const [isSaving, setSaving] = useState(false);
  const response = savedCar && (!data || savedCar.now >= data.now) ? savedCar : data;

  const change = useCallback(
    (next: Draft) => {
      setDraft(next);
      storeDraft(plate, next);
    },
    [plate],
  );
  const write = (field: CarField, local: FieldInput) => {
    if (!response) return;
    const { [field]: _, ...others } = errors;
    setErrors(others);
    setQuestion(null);
    setMessage(null);
    change(withInput(draft, response, field, local));
  };

  const isWriting = draftFields(draft).length > 0;
  useEffect(() => {
    if (!isWriting) return;
    const timer = setInterval(() => document.visibilityState === "visible" && reload(), pollEveryMs);
    return () => clearInterval(timer);
  }, [isWriting, reload]);

  /** Saves what is written, and takes a step in the same breath where one is asked for. */
  const save = async (what: Draft = draft, step?: StatusStep, confirmed = false): Promise<boolean> => {
    if (isSaving || !response || (draftFields(what).length === 0 && !step)) return false;
    setSaving(true);
    setFailed(null);
    try {
      const sent = withStep({ ...savedFrom(what), seen: what.seen ?? response.seen }, step);
      const body = { ...sent, confirmed };
      const now = await callStaff<SavedCar>(`${address}/save`, { body });
      setSaved(now);
      change(emptyDraft);
      setErrors({});
      setFailed(null);
      setQuestion(null);
      setMessage(savedText(now, step));
      return true;
    } catch (error) {
      const failure = asProblem(error);
      setErrors(Object.fromEntries(failure.errors.map(({ field, message: text }) => [field, text])));
      setQuestion(questionOf(failure, () => void save(what, step, true)));
      setFailed(failure);
      setMessage(null);
      if (failure.status === 409) reload();
      const [first] = failure.errors;
      if (first) document.getElementById(`car-${first.field}`)?.focus();
      return false;
    } finally {
      setSaving(false);
    }
  };

  const undo = () => {
    change(emptyDraft);
    setErrors({});
    setFailed(null);
  };
  return {
    response,
    problem,
    reload,
    draft,
    change,
    write,
    save,
    undo,
    errors,
    message,
    failed,
    question,
    isSaving,
  };
}
export type OpenCar = ReturnType<typeof useCar>;

type Body = ReturnType<typeof savedFrom> & { seen: number };

function withStep({ base, changes, seen }: Body, step: StatusStep | undefined) {
  if (!step) return { base, changes, seen };
  return {
    base: { ...base, status: step.from },
    changes: { ...changes, status: step.to },
    soldPrice: step.soldPrice,
    seen,
  };
}

function savedText({ changed, merged, car, rise }: SavedCar, step: StatusStep | undefined): string {
  const waits = rise === null ? "" : " En kund håller bilen: priset höjs när reservationen är slut.";
  const what = (step ? `Bilen är nu ”${statusLabel(car.status)}”.` : "Sparat.") + waits;
  const public_ = changed.length > 0 ? " Webbplatsen följer inom två sekunder." : "";
  const [first] = merged;
  if (!first) return what + public_;
  const labels = [...new Set(merged.map(({ field }) => fieldLabel(field)))];
  const names = formatList([...new Set(merged.map(({ by }) => by))]);
  return `${what}${public_} ${names} hade under tiden ändrat ${labels.join(", ")}: det är kvar.`;
}
