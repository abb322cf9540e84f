import { paths } from "#core/paths.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";

type ConfirmNewsletterProps = { address: string | null; isDone: boolean };

/** One button, which works without JavaScript; the form posts to the address it stands at. */
export function ConfirmNewsletter({ address, isDone }: ConfirmNewsletterProps) {
  return (
    <div className="border-b border-line bg-surface">
      <div className="page-width py-10 *:max-w-text">
        {address === null ? <NoLink /> : isDone ? <Done address={address} /> : <Ask address={address} />}
      </div>
    </div>
  );
}

function Ask({ address }: { address: string }) {
  return (
    <>
      <h1 className="text-h1">Vill du ha nyhetsbrevet?</h1>
      <p className="mt-3 text-lg wrap-anywhere text-ink-2">
        Det kommer till {address}. Du avslutar när du vill med länken i varje brev.
      </p>
      <form method="post" className="mt-6">
        <Button type="submit">Ja, skicka nyhetsbrevet</Button>
      </form>
    </>
  );
}

function Done({ address }: { address: string }) {
  return (
    <>
      <h1 className="text-h1">Klart, du är anmäld</h1>
      <p className="mt-3 text-lg wrap-anywhere text-ink-2">
        Nästa nyhetsbrev kommer till {address}. Till dess finns allt på{" "}
        <TextLink to={paths.news()}>Nyheter</TextLink>.
      </p>
    </>
  );
}

function NoLink() {
  return (
    <>
      <h1 className="text-h1">Länken gäller inte</h1>
      <p className="mt-3 text-lg text-ink-2">
        Den kan ha blivit avklippt, vara äldre än sju dagar eller höra till ett brev som du har avslutat.{" "}
        <TextLink to={paths.newsletter()}>Anmäl dig igen</TextLink>, så mejlar vi en ny.
      </p>
    </>
  );
}
