import { LiveHtml } from "#ui/live-html.tsx";

const load = async () => (await import("./follow-proposal.ts")).followProposal;

/** The page as it came; with script it follows each choice, and what the salesman does. */
export function LiveProposal({ html }: { html: string }) {
  return <LiveHtml html={html} load={load} />;
}
