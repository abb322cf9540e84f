import { useEffect, useRef } from "react";
import { Fixed } from "#web/features/content/fixed.tsx";

/** A form that came as HTML; its script is fetched when somebody turns to it. [FILL-6] */
export function PostedForm({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = ref.current;
    const leave = new AbortController();
    const wake = async () => {
      const { wakeForm } = await import("./wake-form.ts");
      for (const form of place?.querySelectorAll("form") ?? [])
        wakeForm(form, (page) => location.assign(page));
    };
    // Without it the browser posts the form itself.
    const tryToWake = () => void wake().catch(() => {});
    place?.addEventListener("focusin", tryToWake, { once: true, signal: leave.signal });
    return () => leave.abort();
  }, []);
  return (
    <div ref={ref}>
      <Fixed html={html} />
    </div>
  );
}
