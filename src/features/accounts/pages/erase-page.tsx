import { paths } from "#core/paths.ts";
import { DrawnBand } from "#features/content/pages/drawn-band.tsx";
import { ConfirmPage } from "#features/reservations/pages/confirm-page.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { Panel } from "#ui/panel.tsx";
import { csrfField } from "../rules/csrf-field.ts";
import { myPaths } from "../rules/my-paths.ts";
import { signInTerms } from "../rules/sign-in-terms.ts";
import { crumbsOfMyPages } from "./crumbs-of-my-pages.ts";

const crumb = "Radera mina uppgifter";

type EraseView = {
  address: string;
  erased: string[];
  left: readonly { what: string; until: string; why: string }[];
  /** The session's CSRF token, for the form that asks for the e-mail; null when the page was opened by the e-mail's link. */
  csrf: string | null;
  action: string;
  notice: string | null;
};

/** What goes and what stays, before anything is done; the e-mail asks once more. */
export function ErasePage({ address, erased, left, csrf, action, notice }: EraseView) {
  return (
    <>
      <DrawnBand drawing="safekeeping" isDrawnOnPhone={false}>
        <Breadcrumb crumbs={[...crumbsOfMyPages, { label: crumb }]} />
        <h1 className="mt-2 text-h1">{crumb}</h1>
        <p className="mt-3 text-lg text-pretty text-ink-2">
          {csrf === null
            ? "Läs igenom vad som försvinner. Det går inte att ångra."
            : "Läs igenom vad som försvinner. Inget raderas innan du har bekräftat i ett mejl."}
        </p>
        {notice && (
          <p role="alert" className="mt-2 font-medium text-danger">
            {notice}
          </p>
        )}
      </DrawnBand>
      <div className="page-width grid gap-5 pt-8 pb-(--ms-section)">
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Panel>
            <h2 className="mb-3 text-h3">Det här raderas direkt</h2>
            <CheckList items={erased} />
            <p className="mt-4 text-sm text-ink-2">
              Reserverade bilar släpps, köplatser lämnas och du loggas ut överallt. Det du har sparat i en
              webbläsare ligger kvar där tills du tar bort det. Mejl som vi har skickat försvinner inom ett
              dygn, de som just är på väg efter 90 dagar.
            </p>
          </Panel>
          <Panel>
            <h2 className="mb-3 text-h3">Det här måste vi spara</h2>
            {left.length === 0 ? (
              <p className="text-ink-2">Inget av det som finns på Mina sidor.</p>
            ) : (
              <dl className="grid gap-3 text-sm">
                {left.map(({ what, until, why }) => (
                  <div key={`${what} ${until}`}>
                    <dt className="text-ink-2">{what}</dt>
                    <dd>
                      <b className="font-semibold">{until}</b> ({why})
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            <p className="mt-4 text-sm text-ink-2">
              Köpeavtal och kvitton från köp och försäljning finns i bokföringen, sju år efter räkenskapsårets
              slut enligt bokföringslagen. De visas inte här.
            </p>
          </Panel>
        </div>
        <form method="post" action={action} className="flex flex-wrap gap-3">
          {csrf !== null && <input type="hidden" name={csrfField} value={csrf} />}
          <Button type="submit" variant={csrf === null ? "danger" : "primary"}>
            {csrf === null ? `Radera allt för ${address}` : "Mejla mig en länk för att radera"}
          </Button>
          <ButtonLink to={paths.myPages()} variant="secondary">
            Avbryt
          </ButtonLink>
        </form>
      </div>
    </>
  );
}

const answers = {
  sent: {
    title: "Bekräfta i din e-post",
    text: `Vi har mejlat en länk. Inget raderas innan du har öppnat den och bekräftat. Den gäller i ${signInTerms.linkMinutes} minuter.`,
  },
  done: {
    title: "Dina uppgifter är raderade",
    text: "Vi har mejlat ett kvitto på vad som är borta, och vad vi måste spara och hur länge. Du är utloggad överallt.",
  },
  gone: {
    title: "Länken gäller inte längre",
    text: `En länk gäller i ${signInTerms.linkMinutes} minuter och en gång. Inget är raderat. Logga in och börja om.`,
  },
} as const;

export function EraseResult({ answer }: { answer: keyof typeof answers }) {
  return (
    <ConfirmPage crumb={crumb} {...answers[answer]} notice={null} drawing="safekeeping">
      {answer === "gone" ? (
        <ButtonLink to={myPaths.signIn()}>Logga in</ButtonLink>
      ) : (
        <ButtonLink to={paths.home()}>Till startsidan</ButtonLink>
      )}
    </ConfirmPage>
  );
}
