import { paths } from "#core/paths.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { EmptyState } from "#ui/state-panel.tsx";
import type { InboxView, ListedEmail } from "./inbox-view.ts";

/** The e-mails, the newest first; the search is a plain form. */
export function InboxList({ address, emails, newerPath, olderPath }: InboxView) {
  return (
    <div className="page-width py-10">
      <h1 className="text-h1">Inkorg</h1>
      <p className="mt-3 max-w-text text-lg text-ink-2">
        Mejlen som sajten har skrivit, så som mottagaren ser dem. Sidan finns inte i drift.
      </p>
      <form action={paths.inbox()} className="mt-6 flex max-w-text items-end gap-3">
        <div className="min-w-0 flex-1">
          <Field label="Mottagarens adress">
            {(control) => (
              <Input
                {...control}
                key={address}
                type="search"
                name="adress"
                defaultValue={address}
                autoComplete="off"
              />
            )}
          </Field>
        </div>
        <Button type="submit" variant="secondary">
          Sök
        </Button>
      </form>
      {emails.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={address ? `Inga mejl till ${address}` : "Inga mejl än"}>
            När sajten skickar ett mejl visas det här.
          </EmptyState>
        </div>
      ) : (
        <ol className="mt-6 border-t border-line">
          {emails.map((email) => (
            <li key={email.id} className="border-b border-line">
              <LetterLine {...email} />
            </li>
          ))}
        </ol>
      )}
      {(newerPath || olderPath) && (
        <nav aria-label="Fler mejl" className="mt-6 flex gap-3">
          {newerPath && (
            <ButtonLink to={newerPath} variant="secondary">
              Nyare
            </ButtonLink>
          )}
          {olderPath && (
            <ButtonLink to={olderPath} variant="secondary">
              Äldre
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}

function LetterLine({ id, from, to, subject, preheader, moment, state, attachments }: ListedEmail) {
  return (
    <SiteLink to={paths.inboxMail(id)} className="block py-3 hover:underline">
      <span className="block text-sm text-ink-2 wrap-anywhere">
        {from} till {to}, {moment}
        {attachments > 0 && `, ${attachments} ${attachments === 1 ? "bilaga" : "bilagor"}`}
      </span>
      <span className="block font-semibold wrap-anywhere">{subject}</span>
      <span className="block text-sm text-ink-2 wrap-anywhere">{preheader}</span>
      {state && <span className="block text-sm text-danger wrap-anywhere">{state}</span>}
    </SiteLink>
  );
}
