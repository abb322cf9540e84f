import { useCallback, useEffect, useRef, useState } from "react";
import { callStaff, type StaffCallFailed } from "#platform/staff/staff-api.ts";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import type { ProposalDraft } from "../rules/proposal-draft.ts";
import type { Proposal } from "./proposal-responses.ts";

/** So long nobody types before the draft is saved. */
const restMs = 500;

/** The draft as it stands here, saved with every change; `flush` saves at once and gives the revision. */
export function useDraft(proposal: Proposal, onSaved: () => void) {
  const [draft, setDraft] = useState(proposal.draft);
  const [problem, setProblem] = useState<StaffCallFailed | null>(null);
  const [isSaving, setSaving] = useState(false);
  const revision = useRef(proposal.revision);
  /** As it stands now, also before it is drawn. */
  const latest = useRef(proposal.draft);
  const unsaved = useRef<ProposalDraft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef<Promise<void>>(Promise.resolve());
  const { id } = proposal;

  const flush = useCallback((): Promise<number> => {
    clearTimeout(timer.current);
    saving.current = saving.current.then(async () => {
      const sent = unsaved.current;
      if (sent === null) return;
      unsaved.current = null;
      setSaving(true);
      try {
        const revisionSaved = await callStaff<{ revision: number }>(`/api/staff/proposals/${id}`, {
          body: { ...sent, revision: revision.current },
        });
        revision.current = revisionSaved.revision;
        setProblem(null);
        onSaved();
      } catch (error) {
        setProblem(asProblem(error));
      } finally {
        setSaving(false);
      }
    });
    return saving.current.then(() => revision.current);
  }, [id, onSaved]);

  const change = useCallback(
    (part: Partial<ProposalDraft>) => {
      latest.current = { ...latest.current, ...part };
      unsaved.current = latest.current;
      setDraft(latest.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), restMs);
    },
    [flush],
  );

  // Who leaves the page in the middle of a word loses nothing.
  useEffect(() => () => void flush(), [flush]);

  // Somebody else has changed it, or a car was added from its advert: nothing of ours waits, so that counts.
  useEffect(() => {
    if (proposal.revision <= revision.current || unsaved.current !== null) return;
    revision.current = proposal.revision;
    latest.current = proposal.draft;
    setDraft(proposal.draft);
  }, [proposal.revision, proposal.draft]);

  /** What another call has saved, in the middle of whatever is typed here. */
  const adopt = useCallback((revisionSaved: number, part: Partial<ProposalDraft>) => {
    revision.current = revisionSaved;
    latest.current = { ...latest.current, ...part };
    if (unsaved.current !== null) unsaved.current = latest.current;
    setDraft(latest.current);
  }, []);

  return { draft, change, flush, adopt, problem, isSaving };
}
