import { type Context, Hono } from "hono";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import type { SiteSignIn } from "#platform/auth/open-sign-in.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { readStaffFiles, type StaffFiles } from "./staff-files.ts";
import { isStaffPage } from "./staff-pages.ts";

type StaffPageParts = {
  signIn: SiteSignIn;
  clientFiles: string;
  development: boolean;
  /** Runs before anything is shown. */
  earlyScript: string;
};

/**
 * The staff's side: one page, the same for everybody, which holds nothing but its script. What it shows comes from staff
 * calls with the token of whoever has signed in.
 */
export function staffPages({ signIn, clientFiles, development, earlyScript }: StaffPageParts) {
  const pages = new Hono<SiteVariables>();
  let read: StaffFiles | null = null;
  const files = () => {
    read ??= readStaffFiles(development ? null : clientFiles);
    return read;
  };
  const show = (c: Context<SiteVariables>, status: 200 | 404) =>
    c.html(workPlace({ files: files(), signIn, nonce: c.get("nonce"), development, earlyScript }), status);

  pages.get(paths.signIn(), (c) => show(c, 200));
  pages.get(paths.signInRedirect(), (c) => c.html(redirectPage(files(), development), 200));
  pages.get(paths.staff("verktyg/"), (c) =>
    c.body(toolboxScript(files(), signIn), 200, {
      "content-type": "text/javascript; charset=utf-8",
    }),
  );
  pages.get(`${paths.staff()}*`, (c) => show(c, isStaffPage(c.req.path) ? 200 : 404));
  return pages;
}

type WorkPlace = Omit<StaffPageParts, "clientFiles"> & { files: StaffFiles; nonce: string };

/** What an advert loads where a member of staff has signed in: who to sign in with, and the toolbox. */
function toolboxScript({ toolbox }: StaffFiles, signIn: SiteSignIn): string {
  return `globalThis.staffSignIn=${JSON.stringify(signInData(signIn))};import(${JSON.stringify(toolbox)})`;
}

const signInData = ({ client, demoUsers }: SiteSignIn) => client && { ...client, demoUsers };

function workPlace({ files, signIn, nonce, development, earlyScript }: WorkPlace): string {
  // Data, not a script: "<" could end it.
  const data = JSON.stringify(signInData(signIn)).replaceAll("<", "\\u003c");
  const hot = development ? hotReload(nonce) : "";
  return `${head("Personal", files.styles)}<script nonce="${nonce}">${earlyScript}</script></head><body class="st-body"><div id="staff"><noscript><main class="idp"><div class="idp-card"><p class="idp-brand">${company.name}</p><h1>Personalens sida behöver JavaScript</h1><p>Här arbetar vi med uppgifter som hämtas med din inloggning. Slå på JavaScript och ladda om sidan.</p><p><a class="link" href="/">Till startsidan</a></p></div></main></noscript></div><script type="application/json" id="sign-in">${data}</script>${hot}<script type="module" src="${files.script}"></script></body></html>`;
}

function redirectPage({ styles, redirect }: StaffFiles, development: boolean): string {
  const hot = development ? '<script type="module" src="/@vite/client"></script>' : "";
  return `${head("Loggar in …", styles)}</head><body class="st-body"><p class="st-wait" role="status">Loggar in …</p>${hot}<script type="module" src="${redirect}"></script></body></html>`;
}

function head(title: string, styles: readonly string[]): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  return `<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex, nofollow"><title>${title} | ${company.name}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${links}`;
}

/** What React's hot reload asks for before any component. */
function hotReload(nonce: string): string {
  return `<script type="module" nonce="${nonce}">import "/@id/__x00__virtual:react-router/inject-hmr-runtime"</script>`;
}
