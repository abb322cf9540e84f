import { type ComponentType, useEffect, useState } from "react";
import { storageKey } from "#features/visitors/rules/storage-keys.ts";
import { readStored } from "#platform/browser/storage.ts";
import { StaticHtml } from "#ui/static-html.tsx";
import { changeComparison } from "./compare-store.ts";

type CompareStartProps = {
  html: string;
  /** The last car was taken away here. */
  isCleared: boolean;
};

/** Where nothing is chosen: by plate, and with what this browser remembers. */
export function CompareStart({ html, isCleared }: CompareStartProps) {
  const [Suggestions, setSuggestions] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (isCleared) void changeComparison(({ clearComparison }) => clearComparison());
  }, [isCleared]);
  useEffect(() => {
    let isLeft = false;
    // Loaded where the browser remembers any car: ticked, saved or looked at.
    if (readStored(storageKey)?.includes('"licenseplate"'))
      import("./compare-suggestions.tsx").then(
        (part) => isLeft || setSuggestions(() => part.CompareSuggestions),
        () => {},
      );
    return () => {
      isLeft = true;
    };
  }, []);
  return (
    <>
      <StaticHtml html={html} />
      {Suggestions && <Suggestions />}
    </>
  );
}
