import { paths } from "#core/paths.ts";
import { DrawnBand } from "#features/content/pages/drawn-band.tsx";
import { ConfirmPage } from "#features/reservations/pages/confirm-page.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { TextLink } from "#ui/link.tsx";
import { StaticHtml } from "#ui/static-html.tsx";
import { displayCode } from "../rules/comparison-code.ts";
import { myPaths } from "../rules/my-paths.ts";
import { signInTerms } from "../rules/sign-in-terms.ts";
import { crumbsOfMyPages } from "./crumbs-of-my-pages.ts";

const crumb = "Logga in";

export function SignInPage({ form }: { form: string }) {
  return (
    <DrawnBand drawing="safekeeping">
      <Breadcrumb crumbs={[...crumbsOfMyPages, { label: crumb }]} />
      <div className="mt-6 max-w-120">
        <h1 className="text-h1">Logga in</h1>
        <p className="mt-3 mb-5 text-lg text-ink-2">
          Vi mejlar en länk. Inget lösenord, inget konto att skapa.
        </p>
        <StaticHtml html={form} />
        <div className="mt-8 text-sm">
          <CheckList
            items={[
              "Se reservationer, provkörningar och ärenden",
              "Favoriter och bevakningar på alla enheter",
              "Hämta eller radera dina uppgifter",
            ]}
          />
        </div>
      </div>
    </DrawnBand>
  );
}

/** The same for every address, whether we know it or not. */
export function CheckMailPage({ address, code, until }: { address: string; code: string; until: string }) {
  return (
    <DrawnBand drawing="safekeeping">
      <Breadcrumb crumbs={[{ label: "Start", to: paths.home() }, { label: crumb }]} />
      <div className="mt-6 max-w-160">
        <h1 className="text-h1">Kolla din e-post</h1>
        <p className="mt-3 text-lg wrap-anywhere text-ink-2">
          Vi har mejlat en länk till <b className="font-semibold text-ink">{address}</b>. Den gäller en gång,
          till {until}.
        </p>
        <p className="mt-5 text-sm font-semibold">Din kod</p>
        <p className="mt-1.5 inline-block rounded-sm bg-sunken px-5 py-3 font-display text-h1">
          {displayCode(code)}
        </p>
        <p className="mt-3 text-ink-2">
          Öppnar du länken här loggas du in direkt. Öppnar du den på en annan enhet, eller i en annan
          webbläsare, skriver du koden där. Låt sidan vara öppen så länge, och ge inte koden till någon.
        </p>
        <p className="mt-5 mb-3 text-sm text-ink-2">
          Inget mejl? Titta i skräpposten och vänta några minuter. Stämmer inte adressen kan du{" "}
          <TextLink to={myPaths.signIn()}>skriva en annan</TextLink>.
        </p>
        <form method="post" action={myPaths.signIn()}>
          <input type="hidden" name="email" value={address} />
          <Button type="submit" variant="secondary" size="sm">
            Skicka igen
          </Button>
        </form>
      </div>
    </DrawnBand>
  );
}

type AskProps = { address: string; needsCode: boolean; action: string; notice: string | null };

/** Opening the page changes nothing, a button does: mail programs and virus scanners open every link. */
export function ConfirmSignInPage({ address, needsCode, action, notice }: AskProps) {
  return (
    <ConfirmPage
      crumb={crumb}
      title="Vill du logga in här?"
      text={`Du loggas in som ${address}, på den här enheten.${needsCode ? " Skriv koden som visas på sidan där du bad om länken." : ""} Bad du inte om länken stänger du sidan.`}
      notice={null}
      drawing="safekeeping"
    >
      <form method="post" action={action} className="grid gap-6">
        {needsCode && (
          <Field label="Kod" id="kod" {...(notice !== null && { error: notice })}>
            {(control) => (
              <Input {...control} name="code" autoComplete="off" autoCapitalize="characters" maxLength={7} />
            )}
          </Field>
        )}
        {!needsCode && notice && (
          <p role="alert" className="font-medium text-danger">
            {notice}
          </p>
        )}
        <div>
          <Button type="submit">Logga in</Button>
        </div>
      </form>
    </ConfirmPage>
  );
}

/** Used, run out, cut off or tried too often: the reader can do the same about all. */
export function GoneLink() {
  return (
    <ConfirmPage
      crumb={crumb}
      title="Länken gäller inte längre"
      text={`En länk gäller i ${signInTerms.linkMinutes} minuter och en gång. Be om en ny, så kommer den direkt.`}
      notice={null}
      drawing="safekeeping"
    >
      <ButtonLink to={myPaths.signIn()}>Mejla mig en ny länk</ButtonLink>
    </ConfirmPage>
  );
}

/** My pages for whoever is not signed in. */
export function SignedOutPage({ notice }: { notice: string | null }) {
  return (
    <ConfirmPage
      crumb="Mina sidor"
      title="Mina sidor"
      text="Reservationer, provkörningar, ärenden, bevakningar och favoriter på ett ställe. Du loggar in med en länk som vi mejlar: inget lösenord, inget konto att skapa. Har du en länk i ett mejl från oss fungerar den också utan att du loggar in."
      notice={notice}
      drawing="safekeeping"
    >
      <ButtonLink to={myPaths.signIn()}>Logga in</ButtonLink>
      <ButtonLink to={paths.customerService()} variant="secondary">
        Kundservice
      </ButtonLink>
    </ConfirmPage>
  );
}
