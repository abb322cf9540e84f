import { data } from "react-router";
import { rethrowOutageAs503 } from "#platform/pages/outage-as-503.server.ts";
import { hiddenFromSearch } from "#platform/pages/page-meta.ts";
import { StaticHtml } from "#ui/static-html.tsx";
import type { Route } from "./+types/proposal.route.ts";
import { LiveProposal } from "./live-proposal.tsx";
import { loadProposal } from "./load-proposal.server.ts";
import { brokenLinkHtml, proposalHtml } from "./proposal-html.server.tsx";
import "#features/financing/pages/months.css";
import "./proposal.css";
import "./proposal-talk.css";

/** The page of a proposal, for whoever has its signed address. */
export async function loader({ params: { token }, url, context }: Route.LoaderArgs) {
  try {
    const view = await loadProposal({ token, url, context });
    if (view === null)
      return data({ title: "Länken fungerar inte", html: brokenLinkHtml(), isLive: false }, { status: 404 });
    return data({ title: `Offert ${view.number}`, html: proposalHtml(view), isLive: true });
  } catch (error) {
    rethrowOutageAs503(error);
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, hiddenFromSearch] : [];
}

export default function ProposalRoute({ loaderData: { html, isLive } }: Route.ComponentProps) {
  return isLive ? <LiveProposal html={html} /> : <StaticHtml html={html} />;
}
