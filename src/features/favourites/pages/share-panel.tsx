import { Copy, Link2 } from "lucide-react";
import { useState } from "react";
import { formatDate } from "#core/dates/dates.ts";
import { paths } from "#core/paths.ts";
import { useToast } from "#platform/browser/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Panel } from "#ui/panel.tsx";
import type { SharedList } from "../rules/favorites.ts";
import { shareList, stopSharing } from "./shared-list.ts";

/** A link for somebody else: they see the cars, and neither notes nor who you are. */
export function SharePanel({ shared }: { shared: SharedList | undefined }) {
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>, done: string) => {
    setBusy(true);
    try {
      await work();
      showToast({ variant: "success", title: done });
    } catch {
      showToast({
        variant: "error",
        title: "Det gick inte just nu",
        text: "Kontrollera nätet och försök igen.",
      });
    }
    setBusy(false);
  };
  return (
    <Panel>
      <h2 className="text-h4">Dela listan</h2>
      <p className="mt-1.5 mb-3.5 text-sm text-ink-2">
        Den som har länken ser bilarna, inte dina anteckningar. Inget konto behövs.
      </p>
      {shared ? (
        <Shared shared={shared} isBusy={isBusy} run={run} />
      ) : (
        <Button
          variant="secondary"
          size="sm"
          icon={Link2}
          loading={isBusy}
          onClick={() => run(shareList, "Listan har fått en länk")}
        >
          Skapa en länk
        </Button>
      )}
    </Panel>
  );
}

type SharedProps = {
  shared: SharedList;
  isBusy: boolean;
  run: (work: () => Promise<void>, done: string) => Promise<void>;
};

function Shared({ shared, isBusy, run }: SharedProps) {
  const link = `${location.origin}${paths.sharedFavorites(shared.key)}`;
  return (
    <>
      <Field label="Delningslänk">
        {(control) => <Input {...control} readOnly value={link} onFocus={(event) => event.target.select()} />}
      </Field>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2.5">
        {"clipboard" in navigator && (
          <Button
            variant="tonal"
            size="sm"
            icon={Copy}
            onClick={() => run(() => navigator.clipboard.writeText(link), "Länken är kopierad")}
          >
            Kopiera länken
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          loading={isBusy}
          onClick={() => run(stopSharing, "Listan delas inte längre")}
        >
          Sluta dela
        </Button>
      </div>
      <p className="mt-2 text-xs text-ink-3">Delas sedan {formatDate(new Date(shared.since))}</p>
    </>
  );
}
