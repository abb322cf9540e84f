import { company } from "#domain/company/company.ts";

/** The last resort when even the error page could not be drawn: plain, Swedish, and it leads on. [ERRPAGE-3] */
export function failurePage(requestId: string): string {
  return `<!doctype html>
<html lang="sv">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Något gick fel | ${company.name}</title></head>
<body>
<h1>Något gick fel, försök igen</h1>
<p>Felet ligger hos oss. Ladda om sidan om en stund, eller ring ${company.phone.national}.</p>
<p><a href="/">Till startsidan</a></p>
<p><small>Ärendekod: ${requestId}</small></p>
</body>
</html>`;
}
