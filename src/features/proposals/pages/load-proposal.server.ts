import type { RouterContextProvider } from "react-router";
import { postedFormContext } from "#features/forms/context.ts";
import { clockContext } from "#platform/pages/context.ts";
import { proposalDeskContext } from "../context.ts";
import { proposalView } from "./proposal-view.server.ts";
import { type ProposalView, readAgainField } from "./proposal-view.ts";

type Asked = { token: string; url: URL; context: Readonly<RouterContextProvider> };

/** Null where the address is none of ours. */
export async function loadProposal({ token, url, context }: Asked): Promise<ProposalView | null> {
  const desk = context.get(proposalDeskContext);
  const found = await desk?.find(token);
  const [last] = found?.proposal.versions ?? [];
  if (!desk || !found || !last) return null;
  const { proposal, isPreview } = found;
  const asked = Number(url.searchParams.get("version") ?? last.version);
  const shown = proposal.versions.find(({ version }) => version === asked) ?? last;
  const posted = context.get(postedFormContext);
  if (!isPreview && posted === null && !url.searchParams.has(readAgainField))
    await desk.opened(proposal.id, shown.version);
  return proposalView({
    proposal,
    shown,
    token,
    isPreview,
    posted,
    talk: await desk.talkOf(proposal),
    carsNow: await desk.carsNow(shown),
    now: context.get(clockContext)(),
  });
}
