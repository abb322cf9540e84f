import type { RouterContextProvider } from "react-router";
import { postedFormContext } from "#features/forms/context.ts";
import { clockContext } from "#platform/pages/context.ts";
import { proposalsContext } from "../context.ts";
import { proposalView } from "./proposal-view.server.ts";
import { type ProposalView, readAgainField } from "./proposal-view.ts";

type Asked = { token: string; url: URL; context: Readonly<RouterContextProvider> };

/** Null where the address is none of ours. */
export async function loadProposal({ token, url, context }: Asked): Promise<ProposalView | null> {
  const proposals = context.get(proposalsContext);
  const found = await proposals.find(token);
  const [last] = found?.proposal.versions ?? [];
  if (!found || !last) return null;
  const { proposal, isPreview } = found;
  const asked = Number(url.searchParams.get("version") ?? last.version);
  const shown = proposal.versions.find(({ version }) => version === asked) ?? last;
  const posted = context.get(postedFormContext);
  if (!isPreview && posted === null && !url.searchParams.has(readAgainField))
    await proposals.opened(proposal.id, shown.version);
  return proposalView({
    proposal,
    shown,
    token,
    isPreview,
    posted,
    talk: await proposals.talkOf(proposal),
    carsNow: await proposals.carsNow(shown),
    now: context.get(clockContext)(),
  });
}
