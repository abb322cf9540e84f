import { company } from "#core/company/company.ts";
import { messages } from "#core/text/messages.ts";

type PageText = {
  heading: string;
  /** HTML: what is ours is written here, what comes from outside must be escaped before. */
  text: string;
  nextLink: { to: string; label: string };
  requestId?: string;
};

/** Pages without the site around them, for when it cannot or should not be rendered: plain, Swedish, and they lead on. */
function plainPage({ heading, text, nextLink, requestId }: PageText): string {
  return `<!doctype html>
<html lang="sv">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${heading} | ${company.name}</title></head>
<body>
<h1>${heading}</h1>
<p>${text}</p>
<p><a href="${nextLink.to}">${nextLink.label}</a></p>${requestId === undefined ? "" : `\n<p><small>Ärendekod: ${requestId}</small></p>`}
</body>
</html>`;
}

/** When somebody who met a database that cannot be reached may try again, in seconds; and nobody remembers the answer. */
export const unavailableHeaders = { "retry-after": "10", "cache-control": "no-store" } as const;

const home = { to: "/", label: "Till startsidan" };

/** The last resort when even the error page could not be rendered. */
export function failurePage(requestId: string): string {
  const text = `Felet ligger hos oss. Ladda om sidan om en stund, eller ring ${company.phone.national}.`;
  return plainPage({ heading: messages.default, text, nextLink: home, requestId });
}

export function tooLongPage(): string {
  return plainPage({
    heading: "Adressen är för lång",
    text: "Länken frågar efter mer än vi kan läsa. Börja om bland alla bilar och välj det viktigaste först.",
    nextLink: { to: "/kopa-bil/", label: "Se alla bilar" },
  });
}

/** Of an address that holds what no text can. */
export function unreadableAddressPage(): string {
  return plainPage({
    heading: "Adressen går inte att läsa",
    text: "Länken innehåller tecken som inte hör hemma i en adress. Den kan ha blivit skadad på vägen.",
    nextLink: home,
  });
}

export function tooManyPage(seconds: number): string {
  const wait = seconds === 1 ? "en sekund" : `${seconds} sekunder`;
  return plainPage({
    heading: "Det gick lite för fort",
    text: `Det har kommit ovanligt många frågor från ditt nätverk på kort tid. Vänta ${wait} och ladda om sidan.`,
    nextLink: home,
  });
}

export function wrongMethodPage(): string {
  return plainPage({
    heading: "Så går det inte att fråga",
    text: "Adressen går bara att läsa. Inget har ändrats.",
    nextLink: home,
  });
}

export function notAcceptablePage(): string {
  return plainPage({
    heading: "Sidan går inte att skicka",
    text: "Programmet som frågade tar inte emot sidan på något sätt som vi kan skicka den.",
    nextLink: home,
  });
}

/** While the server starts: it asks again by itself. */
export function startingPage(): string {
  return '<!doctype html><html lang="sv"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="2"><title>Startar</title><h1>Webbplatsen startar, vänta ett ögonblick</h1>';
}
