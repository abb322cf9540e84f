import { paths } from "#core/paths.ts";
import type { HomeSearch } from "../../rules/home-search.ts";
import type { findPlateTarget } from "../../rules/home-tab.ts";

export type HomeTarget = HomeSearch["target"] | NonNullable<ReturnType<typeof findPlateTarget>>;

/** The address behind the names that the rules use for pages. */
export function pathOfTarget(target: HomeTarget): string {
  switch (target.route) {
    case "kopa_bil":
      return paths.buy(new URLSearchParams(target.query));
    case "byta_bil":
      return paths.tradeIn(target.query.licenseplate);
    case "vardera_bil":
      return paths.valuation(target.query.licenseplate);
  }
}
