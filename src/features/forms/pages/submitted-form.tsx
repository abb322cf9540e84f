import { type ReactPortal, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { StaticHtml } from "#ui/static-html.tsx";
import "#ui/file-field.css";

/** A form that came as HTML; its script is fetched when somebody turns to it. */
export function SubmittedForm({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  /** What needs React within the HTML: the field for pictures. */
  const [living, setLiving] = useState<ReactPortal | null>(null);
  useEffect(() => {
    const element = ref.current;
    const leave = new AbortController();
    const wake = async () => {
      const { enhanceForm } = await import("./enhance-form.ts");
      for (const form of element?.querySelectorAll("form") ?? [])
        enhanceForm(form, {
          go: (page) => location.assign(page),
          show: (field, where) => setLiving(createPortal(field, where)),
        });
    };
    // Without it the browser posts the form itself.
    const tryToEnhance = () => void wake().catch(() => {});
    element?.addEventListener("focusin", tryToEnhance, { once: true, signal: leave.signal });
    // Somebody may have begun before the page was awake.
    if (element?.contains(document.activeElement)) tryToEnhance();
    return () => leave.abort();
  }, []);
  return (
    <div ref={ref}>
      <StaticHtml html={html} />
      {living}
    </div>
  );
}
