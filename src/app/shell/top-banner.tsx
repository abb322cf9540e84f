import { BannerContents } from "./banner-contents.tsx";
import { still } from "./still.ts";
import { stillParts } from "./still-presses.tsx";

/** One line above everything: when we answer, and the number. */
export function TopBanner({ jobsUrl, isHidden }: { jobsUrl: string; isHidden: boolean }) {
  return (
    <section
      aria-label="När vi svarar"
      hidden={isHidden}
      data-surface="inverse"
      className="text-xs print:hidden"
      {...still(stillParts.banner, import.meta.env.SSR && <BannerContents jobsUrl={jobsUrl} />)}
    />
  );
}
