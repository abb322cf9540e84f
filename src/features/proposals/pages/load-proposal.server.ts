import type { RouterContextProvider } from "react-router";
import { submittedFormContext } from "#features/forms/context.ts";
import { clockContext } from "#platform/pages/context.ts";
import { proposalsContext } from "../context.ts";
import { proposalView } from "./proposal-view.server.ts";
import { type ProposalView, readAgainField } from "./proposal-view.ts";

type Asked = { token: string; url: URL; context: Readonly<RouterContextProvider> };

/** Null where the address is none of ours. */
export async function loadProposal({ token, url, context }: Asked): Promise<ProposalView | null> {
  const proposals = context.get(proposalsContext);
  const proposalRecord = await proposals.find(token);
  const [last] = proposalRecord?.proposal.versions ?? [];
  if (!proposalRecord || !last) return null;
  const { proposal, isPreview } = proposalRecord;
  const asked = Number(url.searchParams.get("version") ?? last.version);
  const shown = proposal.versions.find(({ version }) => version === asked) ?? last;
  const submission = context.get(submittedFormContext);
  if (!isPreview && submission === null && !url.searchParams.has(readAgainField))
    await proposals.opened(proposal.id, shown.version);
  return proposalView({
    proposal,
    shown,
    token,
    isPreview,
    submission,
    conversation: await proposals.conversationOf(proposal),
    carsNow: await proposals.carsNow(shown),
    now: context.get(clockContext)(),
  });
}
