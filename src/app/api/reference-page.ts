import * as z from "zod";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { maxQueryLength, maxValues } from "#core/text/filter-bounds.ts";
import { escaped } from "#core/text/markup.ts";
import type { ApiCall } from "#features/public-api/api/call.ts";
import { apiForms } from "#features/public-api/api/forms/forms.ts";
import type { Parameter } from "#platform/http/parameters.ts";
import { csrfHeader } from "#platform/http/request-forgery.ts";
import { uploadCalls } from "#platform/uploads/upload-reference.ts";
import { staffCalls } from "./staff-calls.ts";
import { rolesText, staffPath, staffTag } from "./staff-paths.ts";

/** Colours are those of the reader's own system, light or dark: the page needs no file but itself. */
const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
h1, h2 { line-height: 1.2; text-wrap: balance; }
section { margin-top: 3rem; border-top: 1px solid GrayText; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; }
pre { white-space: break-spaces; }
p { overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; overflow-wrap: anywhere; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid GrayText; }
summary { cursor: pointer; padding: .5rem 0; }
a:focus-visible, summary:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

/** The documentation: the same table as the routes, for people. Needs no script. */
export function referencePage(calls: readonly ApiCall[], publicOrigin: string, nonce: string): string {
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bilar som data (API) – ${escaped(company.name)}</title>
<meta name="description" content="Lagret som JSON: sök bilar, räkna dem, hämta alla och följ ändringarna. Öppet för alla, utan nyckel.">
<link rel="canonical" href="${escaped(publicOrigin)}/api/">
<link rel="service-desc" type="application/json" href="/api/openapi.json">
<style nonce="${escaped(nonce)}">${style}</style>
</head>
<body>
<header><p><a href="${paths.home()}">${escaped(company.name)}</a></p></header>
<main>
<h1>Bilar som data</h1>
<p>Hela lagret går att läsa som JSON, av vem som helst och utan nyckel. Priser är hela kronor med moms, körsträckor är mil (1 mil = 10 km), tider är UTC.</p>
<p>Samma beskrivning för verktyg: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
${rules}
<nav aria-labelledby="calls"><h2 id="calls">Anropen</h2><ul>${calls.map(entry).join("")}</ul></nav>
${calls.map(section).join("\n")}
${formSection}
${uploadSection}
${staffSection()}
</main>
</body>
</html>`;
}

const rules = `<h2>Så svarar vi</h2>
<p>Ett svar som lyckas har alltid samma kuvert:</p>
<pre><code>{ "status": "success", "hasError": false, "errors": [], "data": { "json": [ … ] } }</code></pre>
<p>Ett fel har en HTTP-status och problem-JSON (RFC 9457) vars <code>title</code> säger på svenska vad som är fel. Ett okänt fält eller ett värde som inte går att läsa ger 400.</p>
<p>Svaren bär <code>ETag</code>: skicka den som <code>If-None-Match</code>, så svarar vi 304 när inget har ändrats. Tal i filtret går till närmaste tillåtna steg, precis som på webbplatsen. Listor skrivs genom att fältet upprepas: <code>brands=volvo&amp;brands=kia</code>, högst ${maxValues} gånger.</p>
<p>En fråga är högst ${maxQueryLength} tecken (annars 414). Fråga inte oftare än du behöver: den som frågar väldigt mycket får 429, och <code>Retry-After</code> säger hur många sekunder du ska vänta. Detsamma gäller 503, när många hämtar hela lagret samtidigt.</p>`;

function entry(call: ApiCall): string {
  return `<li><a href="#${idOf(call)}"><code>GET ${escaped(call.path)}</code></a> ${escaped(call.title)}</li>`;
}

function section(call: ApiCall): string {
  return `<section id="${idOf(call)}">
<h2>${escaped(call.title)}</h2>
<p><code>GET ${escaped(call.path)}</code></p>
<p>${escaped(call.about)}</p>
<p>Exempel: <a href="${escaped(call.example)}"><code>${escaped(call.example)}</code></a></p>
${parameterTable(call)}
</section>`;
}

function parameterTable({ parameters, title }: ApiCall): string {
  const rows = Object.entries(parameters).map(([name, parameter]) => row(name, parameter));
  if (rows.length === 0) return "<p>Tar inga fält.</p>";
  return `<details><summary>Fält (${rows.length})</summary>
<table><caption>Fält för ${escaped(title.toLowerCase())}</caption>
<thead><tr><th scope="col">Fält</th><th scope="col">Betyder</th><th scope="col">Värden</th></tr></thead>
<tbody>${rows.join("")}</tbody></table></details>`;
}

function row(name: string, parameter: Parameter): string {
  return `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${escaped(parameter.about)}</td><td>${escaped(valuesOf(parameter))}</td></tr>`;
}

const typeLabels: Record<string, string> = { number: "tal", integer: "heltal", string: "text" };

/** What may be written, read off the schema that reads it. */
function valuesOf({ schema, isList = false }: Parameter): string {
  const { enum: words, type = "string", format } = z.toJSONSchema(schema, { io: "output" });
  const values =
    words?.join(", ") ?? (format === "date" ? "åååå-mm-dd" : (typeLabels[String(type)] ?? "text"));
  return isList ? `${values} (kan upprepas)` : values;
}

const formSection = `<section id="forms">
<h2>Skicka till oss</h2>
<p>Samma formulär som på webbplatsen, som JSON eller formulärdata. Det som går bra blir ett ärende: svaret har numret och ärendets egen sida. Fält som saknas eller är fel ger 422, och <code>errors</code> säger vilka. Skicka <code>Idempotency-Key</code>, så blir ett anrop som upprepas inte två ärenden.</p>
<ul>${apiForms.map(({ path, title, about, form }) => `<li><code>POST ${escaped(path)}</code> ${escaped(title)}. ${escaped(about)} Fält: ${form.fields.map(({ name }) => `<code>${escaped(name)}</code>`).join(", ")}.</li>`).join("")}<li><code>DELETE /api/save-search/{email}</code> Avsluta bevakningarna för en adress. En länk mejlas dit, och svaret är detsamma för alla giltiga adresser.</li></ul>
</section>`;

const uploadSection = `<section id="uploads">
<h2>Ladda upp bilder</h2>
<p>Våra egna formulär skickar bilder så här: i delar, så att de går vidare efter ett avbrott. Anrop som skriver bär ${escaped(csrfHeader)} och tas bara emot från vår egen webbplats; adresserna innehåller ett hemligt id och finns inte i någon lista.</p>
<ul>${uploadCalls.map(({ method, path, title, about }) => `<li><code>${method.toUpperCase()} ${escaped(path)}</code> ${escaped(title)}. ${escaped(about)}</li>`).join("")}</ul>
</section>`;

/** Made when the page is: the table of staff calls is loaded with the routes. */
function staffSection(): string {
  const rows = staffCalls.map(
    (call) =>
      `<tr><th scope="row"><code>${call.method} ${escaped(staffPath(call))}</code></th><td>${escaped(call.title)}</td><td>${escaped(rolesText(call.permission))}</td></tr>`,
  );
  return `<section id="staff">
<h2>${escaped(staffTag.name)}</h2>
<p>${escaped(staffTag.description)} Token skickas som <code>Authorization: Bearer …</code>; utan giltig token blir svaret 401, utan rätt roll 403.</p>
<details><summary>Anrop (${rows.length})</summary>
<table><caption>Personalens anrop</caption>
<thead><tr><th scope="col">Anrop</th><th scope="col">Gör</th><th scope="col">Roll</th></tr></thead>
<tbody>${rows.join("")}</tbody></table></details>
</section>`;
}

function idOf({ path }: ApiCall): string {
  return path.replace(/[^a-z]+/g, "-").replace(/^-|-$/g, "");
}
