import { X } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#core/paths.ts";
import { DrawnBand } from "#features/content/pages/drawn-band.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { Input } from "#ui/input.tsx";
import { TextLink } from "#ui/link.tsx";
import { Panel } from "#ui/panel.tsx";
import { type Frequency, frequencies, frequencyTexts } from "../rules/saved-search-terms.ts";
import type { SavedSearchView } from "./saved-search-view.ts";

type ManagePageProps = {
  view: SavedSearchView;
  /** The signed address of this very page. */
  action: string;
  /** Just confirmed. */
  isNew: boolean;
  /** Where it goes: the address, or the number that we call. */
  reach: string;
  /** Null for whoever is called. */
  pace: Frequency | null;
  isPaused: boolean;
  until: string;
  /** What can be taken away, and the search without it. */
  chips: readonly { label: string; query: string }[];
  example: string;
  notice: string | null;
  text: string;
};

/** Every button is a form of its own, without script. */
export function ManagePage(props: ManagePageProps) {
  const { view, action, isNew, reach, pace, isPaused, until, notice } = props;
  return (
    <>
      <DrawnBand drawing="news" isDrawnOnPhone={false}>
        <Breadcrumb crumbs={[{ label: "Start", to: paths.home() }, { label: "Bevakning" }]} />
        <div className="mt-2 max-w-160">
          <h1 className="text-h1">{isNew ? "Klart, du bevakar nu" : "Din bevakning"}</h1>
          {notice && (
            <p role="alert" className="mt-2 font-medium text-danger">
              {notice}
            </p>
          )}
          <p className="mt-3 text-lg font-semibold wrap-anywhere">{view.summary}</p>
          <p className="mt-1.5 text-sm wrap-anywhere text-ink-2">
            {isPaused ? "Pausad. " : ""}
            {pace ? `Mejl till ${reach}` : `Vi ringer ${reach}`}. Gäller till {until}.{" "}
            <TextLink to={view.to}>{view.isCar ? "Visa bilen" : `Visa ${view.found}`}</TextLink>
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            {isPaused ? (
              <ActionButton action={action} name="do" value="resume">
                Fortsätt bevaka
              </ActionButton>
            ) : (
              <ActionButton action={action} name="do" value="pause">
                Pausa
              </ActionButton>
            )}
            <ActionButton action={action} name="do" value="go-on">
              Förläng ett år
            </ActionButton>
            <ActionButton action={action} name="do" value="remove" variant="ghost">
              Avsluta bevakningen
            </ActionButton>
          </div>
        </div>
      </DrawnBand>
      <div className="page-width grid items-start gap-5 pt-8 pb-(--ms-section) lg:grid-cols-2">
        {pace && (
          <Panel>
            <h2 className="text-h3">Hur ofta</h2>
            <div className="mt-3 flex flex-wrap gap-3">
              {frequencies.map((one) =>
                one === pace ? (
                  <p key={one} className="py-2 font-semibold">
                    {frequencyTexts[one]} (vald)
                  </p>
                ) : (
                  <ActionButton key={one} action={action} name="pace" value={one}>
                    {frequencyTexts[one]}
                  </ActionButton>
                ),
              )}
            </div>
          </Panel>
        )}
        {!view.isCar && <ChangePart {...props} />}
      </div>
    </>
  );
}

function ChangePart({ action, chips, example, text }: ManagePageProps) {
  return (
    <Panel>
      <h2 className="text-h3">Ändra sökningen</h2>
      {chips.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {chips.map(({ label, query }) => (
            <ActionButton key={label} action={action} name="query" value={query} icon>
              <span className="sr-only">Ta bort </span>
              {label}
            </ActionButton>
          ))}
        </div>
      )}
      <form method="post" action={action} className="mt-4 grid gap-3">
        <input type="hidden" name="do" value="change" />
        <label htmlFor="bevakad-text" className="text-sm font-semibold">
          Skriv hela sökningen på nytt
        </label>
        <Input id="bevakad-text" name="text" defaultValue={text} placeholder={example} maxLength={200} />
        <div>
          <Button type="submit" variant="secondary">
            Byt sökning
          </Button>
        </div>
      </form>
    </Panel>
  );
}

type ActionButtonProps = {
  action: string;
  name: string;
  value: string;
  variant?: "secondary" | "ghost";
  icon?: true;
  children: ReactNode;
};

function ActionButton({ action, name, value, variant = "secondary", icon, children }: ActionButtonProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name={name} value={value} />
      <Button type="submit" variant={variant} size="sm" {...(icon ? { icon: X } : {})}>
        {children}
      </Button>
    </form>
  );
}
