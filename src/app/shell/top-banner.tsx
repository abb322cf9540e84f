import { BannerContents } from "./banner-contents.tsx";
import { staticParts } from "./static-clicks.tsx";
import { staticHtml } from "./static-html.ts";

/** One line above everything: when we answer, and the number. */
export function TopBanner({ jobsUrl, isHidden }: { jobsUrl: string; isHidden: boolean }) {
  return (
    <section
      aria-label="När vi svarar"
      hidden={isHidden}
      data-surface="inverse"
      className="text-xs print:hidden"
      {...staticHtml(staticParts.banner, import.meta.env.SSR && <BannerContents jobsUrl={jobsUrl} />)}
    />
  );
}
