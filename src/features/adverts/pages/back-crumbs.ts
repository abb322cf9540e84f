import { useEffect, useState } from "react";
import { listBehind } from "#features/visitors/pages/list-left.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";

/** The crumb of the list leads back to the list that the visitor came from, with its filter and page: after the first paint, and nothing moves. */
export function useBackCrumbs(crumbs: Crumb[], advert: string): Crumb[] {
  const [list, setList] = useState<string>();
  useEffect(() => setList(listBehind(advert)), [advert]);
  return crumbs.map((crumb) =>
    crumb.to && list?.split("?")[0] === crumb.to ? { ...crumb, to: list } : crumb,
  );
}
