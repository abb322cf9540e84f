import { ArrowUpRight } from "lucide-react";
import { jobsLabel } from "#features/site-facts/rules/navigation.ts";

/** The jobs lie with a recruitment portal, which opens in a tab of its own and says so. */
export function JobsLink({ url, className }: { url: string; className: string }) {
  return (
    <a href={url} target="_blank" rel="noopener" className={className}>
      {jobsLabel}
      <ArrowUpRight aria-hidden strokeWidth={1.75} className="size-4" />
      <span className="sr-only"> (öppnas i ny flik)</span>
    </a>
  );
}
