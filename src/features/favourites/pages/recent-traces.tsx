import { type ComponentType, useEffect, useState } from "react";
import { storageKey } from "#features/visitors/rules/storage-keys.ts";
import { readStored } from "#platform/browser/storage.ts";

type RecentTracesProps = {
  /** Below an empty list, where the page has its width already and earlier searches help as well. */
  isWithin?: boolean;
  /** Among the cards of a list: the last four, on one line. */
  isAmongCards?: boolean;
};

/** The cars viewed last, with code of its own: loaded where the browser remembers any. */
export function RecentTraces({ isWithin = false, isAmongCards = false }: RecentTracesProps) {
  const [Part, setPart] = useState<ComponentType<RecentTracesProps> | null>(null);
  useEffect(() => {
    let isLeft = false;
    const stored = readStored(storageKey) ?? "";
    const isThere = stored.includes('"advertViews":[{') || (isWithin && stored.includes('"queryHistory":["'));
    if (isThere)
      import("./recent-list.tsx").then(
        ({ RecentList }) => isLeft || setPart(() => RecentList),
        () => {},
      );
    return () => {
      isLeft = true;
    };
  }, [isWithin]);
  return Part && <Part isWithin={isWithin} isAmongCards={isAmongCards} />;
}
