import { company } from "#core/company/company.ts";
import { formatMoment } from "#core/dates/moments.ts";
import type { ExportPart } from "./data-export.ts";

const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:0 0 1.5rem}th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #bbb;overflow-wrap:anywhere}th{width:12rem;font-weight:600}td table{margin:0}";

/** One file that a person reads and a program too: the same facts as tables, and as JSON in a script that does not run. */
export function dataExportFile(parts: readonly ExportPart[], about: { address: string; at: Date }): string {
  const json = JSON.stringify({ adress: about.address, skapad: about.at, uppgifter: partsByTitle(parts) });
  const title = `Mina uppgifter hos ${company.name}`;
  return `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(title)}</title><style>${style}</style></head>
<body><h1>${text(title)}</h1>
<p>${text(about.address)}, ${text(formatMoment(about.at))}. Samma uppgifter finns som JSON i filen, i elementet med id ”uppgifter”.</p>
${parts.map(({ title: heading, items }) => `<h2>${text(heading)}</h2>${items.length === 0 ? "<p>Inget.</p>" : items.map(table).join("\n")}`).join("\n")}
<script type="application/json" id="uppgifter">${json.replaceAll("<", "\\u003c")}</script>
</body></html>
`;
}

function partsByTitle(parts: readonly ExportPart[]): Record<string, ExportPart["items"]> {
  return Object.fromEntries(parts.map(({ title, items }) => [title, items]));
}

function table(item: object): string {
  const rows = Object.entries(item).filter(([, value]) => value !== null && value !== undefined);
  return `<table>${rows.map(([name, value]) => `<tr><th scope="row">${text(name)}</th><td>${cell(value)}</td></tr>`).join("")}</table>`;
}

function cell(value: unknown): string {
  if (value instanceof Date) return text(formatMoment(value));
  if (Array.isArray(value)) return value.map(cell).join("<br>");
  if (typeof value === "object" && value !== null) return table(value);
  if (typeof value === "boolean") return value ? "ja" : "nej";
  return text(String(value));
}

function text(value: string): string {
  return value
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
