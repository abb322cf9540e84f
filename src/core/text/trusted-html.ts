type Policy = { createHTML: (html: string) => string };
type Rules = Record<string, (text: string) => string>;
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Policy };

/** Null on the server, and in browsers that know no such types: there it is a text like any other. */
const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes ?? null;
const policy = types?.createPolicy("our-html", { createHTML: (html) => html });

/** Of HTML that our own server made: where text becomes HTML no other is let in (Content-Security-Policy). */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** What React and the router hand over as plain texts: nothing of it can open an element or run. */
export function letLibrariesIn(): void {
  types?.createPolicy("default", {
    createHTML: (html) => (html === emptyScript || !html.includes("<") ? html : ""),
    createScript: (script) => (isJson(script) ? script : ""),
    createScriptURL: (address) => (address.startsWith("/sw.js?") ? address : ""),
  });
}

/** React makes each script element of it. */
const emptyScript = "<script></script>";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
