import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Progress } from "#ui/progress.tsx";
import { CardSkeleton, Waiting } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/state-panel.tsx";
import { SheetSection } from "./sheet-section.tsx";

export function WaitingSection() {
  const [tries, setTries] = useState(1);
  return (
    <SheetSection title="Laddar, tomt, fel">
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <Waiting>
          <CardSkeleton />
        </Waiting>
        <EmptyState
          heading="h4"
          title="Inga bilar matchar"
          actions={
            <>
              <Button variant="tonal">Ta bort Dragkrok</Button>
              <Button variant="ghost" size="sm">
                Bevaka sökningen i stället
              </Button>
            </>
          }
        >
          Ta bort <b>Dragkrok</b> så visas 41 bilar.
        </EmptyState>
        <ErrorState
          heading="h4"
          actions={
            <Button variant="secondary" onClick={() => setTries(tries + 1)}>
              Försök igen
            </Button>
          }
        >
          Bilarna kunde inte hämtas efter {tries} försök. Dina filter är kvar.
        </ErrorState>
      </div>
      <div className="grid max-w-120 gap-4">
        <Progress label="Laddar upp bilder" percent={62} />
        <Progress label="Hämtar" percent={null} />
      </div>
    </SheetSection>
  );
}
