import { PlateForm } from "./plate-form.tsx";
import type { PlatePrompt } from "./plate-submission.ts";

/** The plate once more, for those who have read it all. */
export function FinalPlate({ prompt, action }: { prompt: PlatePrompt; action: string }) {
  return (
    <section aria-labelledby="borja-har" data-surface="inverse" className="py-14 print:hidden">
      <div className="page-width grid items-center gap-x-12 gap-y-7 min-[56.25rem]:grid-cols-[minmax(0,1fr)_28.75rem]">
        <div>
          <h2 id="borja-har" className="text-h2">
            Börja med registreringsnumret
          </h2>
          <p className="mt-2 text-lg text-ink-2">Gratis, utan konto, och du förbinder dig inte till något.</p>
        </div>
        <PlateForm prompt={prompt} action={action} variant="light" />
      </div>
    </section>
  );
}
