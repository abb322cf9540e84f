import { memo, type ReactNode } from "react";
import { useLocation, useMatches } from "react-router";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { formatNumber } from "#core/text/number.ts";
import { isTakeover } from "#features/visitors/rules/takeover.ts";
import type { ThirdPartySlot } from "#features/visitors/rules/third-party-slots.ts";
import { partIds } from "#platform/pages/painted-with.ts";
import { CurrentPathContext } from "#ui/active-link.tsx";
import { BackCloses } from "./back-closes.tsx";
import { hasBanner } from "./banner.ts";
import { ConsentQuestion } from "./consent-question.tsx";
import { isFlow } from "./flows.ts";
import { FollowLinks } from "./follow-links.tsx";
import type { StoreHoursFacts } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { OutsideScripts } from "./outside-scripts.tsx";
import { Overlays } from "./overlays.tsx";
import { RouteChanges } from "./route-changes.tsx";
import { StaticClicks } from "./static-clicks.tsx";
import { StaticFooter } from "./static-footer.tsx";
import { Takeover } from "./takeover.tsx";
import { TopBanner } from "./top-banner.tsx";

export type ShellFacts = {
  /** `null` when it could not be counted. */
  carCount: number | null;
  storeCount: number | null;
  /** The week that most stores keep; `null` when it could not be asked for. */
  storeHours: StoreHoursFacts | null;
  recruitmentUrl: string | null;
  slots: ThirdPartySlot[];
  isProduction: boolean;
};

/** What the shell still knows when the server could not say anything. */
const fallbackFacts: ShellFacts = {
  carCount: null,
  storeCount: null,
  storeHours: null,
  recruitmentUrl: null,
  slots: [],
  isProduction: true,
};

/** The same on every page: a step from one to the next leaves them as they are. */
const StaticHeader = memo(Header);
const StaticMenu = memo(MobileMenu);

/** What every page stands in. The question about cookies comes first for those who go from part to part. */
export function Shell({
  facts = fallbackFacts,
  children,
}: {
  facts: ShellFacts | undefined;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  // A page that was not found gave nothing to show.
  const isPage = useMatches().at(-1)?.loaderData !== undefined;
  const carCount = facts.carCount ?? company.minCarsInStock;
  const jobsUrl = facts.recruitmentUrl ?? paths.jobs();
  return (
    <CurrentPathContext value={pathname}>
      <a
        href={`#${partIds.content}`}
        className="absolute -top-20 left-4 z-(--ms-z-progress) rounded-sm bg-surface px-4 py-3 font-semibold focus:top-2"
      >
        Hoppa till innehållet
      </a>
      <LoadingBar />
      <ConsentQuestion />
      <Overlays />
      <TopBanner jobsUrl={jobsUrl} isHidden={!hasBanner(pathname)} />
      <StaticHeader jobsUrl={jobsUrl} />
      <StaticMenu carCount={formatNumber(carCount)} storeCount={facts.storeCount} jobsUrl={jobsUrl} />
      {isPage && isTakeover(pathname) && <Takeover carCount={carCount} />}
      <main id={partIds.content}>{children}</main>
      <StaticFooter
        isFolded={isFlow(pathname)}
        jobsUrl={jobsUrl}
        storeHours={facts.storeHours}
        isProduction={facts.isProduction}
      />
      <RouteChanges />
      <StaticClicks />
      <FollowLinks />
      <BackCloses />
      {facts.slots.length > 0 && <OutsideScripts slots={facts.slots} />}
    </CurrentPathContext>
  );
}
