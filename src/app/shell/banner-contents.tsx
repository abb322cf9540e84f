import { Phone } from "lucide-react";
import { bannerCampaign } from "#core/company/campaign.ts";
import { topLinks } from "#features/site-facts/rules/navigation.ts";
import { SiteLink } from "#ui/site-link.tsx";
import { bannerContent } from "./banner.ts";
import { JobsLink } from "./jobs-link.tsx";

const { texts, to, phone } = bannerContent(bannerCampaign);
const row = "inline-flex min-h-11 items-center gap-1.5 underline-offset-3 hover:underline lg:min-h-10";

/** Three lengths for three widths. */
export function BannerContents({ jobsUrl }: { jobsUrl: string }) {
  return (
    <div className="page-width flex justify-center lg:justify-between">
      <SiteLink to={to} className={row}>
        {phone && <Phone aria-hidden strokeWidth={1.75} className="size-4" />}
        <span className="sm:hidden">{texts.short}</span>
        <span className="max-sm:hidden lg:hidden">{texts.medium}</span>
        <span className="max-lg:hidden">{texts.long}</span>
        {phone && <b className="font-semibold whitespace-nowrap">{phone}</b>}
      </SiteLink>
      <nav aria-label="Genvägar" className="flex gap-6 text-ink-2 max-lg:hidden">
        {topLinks.map((link) => (
          <SiteLink key={link.to} to={link.to} className={row}>
            {link.label}
          </SiteLink>
        ))}
        <JobsLink url={jobsUrl} className={row} />
      </nav>
    </div>
  );
}
