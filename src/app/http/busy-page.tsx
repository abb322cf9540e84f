import { renderToStaticMarkup } from "react-dom/server";
import styles from "#app/app.css?url";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { colourSchemeScript } from "#features/visitors/pages/first-paint-scripts.ts";
import { Logo } from "#platform/pages/logo.tsx";
import { buttonClass } from "#ui/button-variant.ts";

type Fields = readonly (readonly [name: string, value: string])[];
type BusyPage = {
  /** Path and query of what was asked for. */
  address: string;
  nonce: string;
  retryAfterS: number;
  /** What was posted, so that it can be sent once more; null where nothing was, or it could not be read. */
  posted: { fields: Fields | null } | null;
};

/**
 * In the look of the site, though none of it is rendered: its style sheet and its logo are files. A page that was asked for
 * is asked for again by itself; what was posted goes once more at a press, with all that was typed.
 */
export function busyPage({ address, nonce, retryAfterS, posted }: BusyPage): string {
  const [heading, text] = posted ? unsent(posted.fields !== null) : unshown;
  const html = renderToStaticMarkup(
    <html lang="sv">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {posted === null && <meta httpEquiv="refresh" content={String(retryAfterS)} />}
        <title>{`${heading} | ${company.name}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styles} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, named by its nonce. */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: colourSchemeScript }} />
      </head>
      <body>
        <header className="border-b border-line bg-surface">
          <div className="page-width flex min-h-15 items-center lg:min-h-18">
            <a href={paths.home()} aria-label={`${company.name}, startsidan`}>
              <Logo />
            </a>
          </div>
        </header>
        <main className="page-width grid max-w-text justify-items-start gap-4 py-(--ms-section)">
          <h1 className="text-h1">{heading}</h1>
          <p className="text-lg text-pretty text-ink-2">{text}</p>
          <div className="flex flex-wrap gap-3">
            {posted === null ? (
              <a href={address} className={buttonClass({})}>
                Försök nu
              </a>
            ) : (
              posted.fields !== null && <Resend fields={posted.fields} />
            )}
            <a href={`tel:${company.phone.international}`} className={buttonClass({ variant: "secondary" })}>
              Ring {company.phone.national}
            </a>
          </div>
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

const unshown = [
  "Många är här just nu",
  "Sidan går inte att visa just nu, för att så många vill se våra bilar samtidigt. Vi försöker igen åt dig om några sekunder.",
] as const;

const unsent = (isHeld: boolean) =>
  [
    "Det du skrev är inte skickat än",
    isHeld
      ? "Många är här just nu, och vi hann inte ta emot det. Allt du skrev är kvar: vänta några sekunder och skicka igen."
      : "Många är här just nu, och vi hann inte ta emot det. Vänta några sekunder och ladda om sidan, så frågar din webbläsare om det ska skickas igen.",
  ] as const;

function Resend({ fields }: { fields: Fields }) {
  return (
    <form method="post">
      {fields.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was sent twice under one name is sent twice.
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={buttonClass({})}>
        Skicka igen
      </button>
    </form>
  );
}
