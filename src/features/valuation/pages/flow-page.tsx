import { useEffect, useRef } from "react";
import { SubmittedForm } from "#features/forms/pages/submitted-form.tsx";
import { StaticHtml } from "#ui/static-html.tsx";
import { keepValuation } from "./kept-valuation.ts";

/** A step of the valuation as it came; what the browser remembers of it is fetched where it is asked. */
export function FlowPage({ html, form }: { html: string; form: string | null }) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is other HTML.
  useEffect(() => {
    const element = ref.current;
    const leave = new AbortController();
    if (element?.querySelector("[data-mode]"))
      void import("./remember-mode.ts")
        .then(({ rememberMode }) => rememberMode(element, leave.signal))
        .catch(() => {});
    if (element?.querySelector("[data-shot]"))
      void import("./enhance-camera-tiles.ts")
        .then(({ enhanceCameraTiles }) => enhanceCameraTiles(element, leave.signal))
        .catch(() => {});
    const valued = element?.querySelector<HTMLElement>("[data-valued]")?.dataset.valued;
    if (valued) keepValuation(valued);
    return () => leave.abort();
  }, [html, form]);
  return (
    <div ref={ref} className="page-width pt-3 pb-(--ms-section) lg:pt-5">
      {html !== "" && <StaticHtml html={html} />}
      {form !== null && <SubmittedForm html={form} />}
    </div>
  );
}
