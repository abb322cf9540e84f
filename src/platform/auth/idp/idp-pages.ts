import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { roleLabels } from "../permissions.ts";
import { idpPath } from "../sign-in-config.ts";
import type { StaffUser } from "./staff-users.ts";

/** After the password the browser goes on to the site, which Chromium counts as a step of the form. */
export function pageHeaders(origins: readonly string[]): Record<string, string> {
  return {
    "content-security-policy": `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; script-src 'self'; form-action 'self' ${origins.join(" ")}; frame-ancestors 'none'; base-uri 'none'`,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  };
}

export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** In the look of the staff's side, from the same style sheet. */
export function signInPageHtml(title: string, body: string, styles: readonly string[]): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  return `<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)} | ${company.name}</title><link rel="icon" href="/favicon.svg">${links}</head><body><main class="idp"><div class="idp-card"><p class="idp-brand">${company.name}</p><h1>${escaped(title)}</h1>${body}</div></main></body></html>`;
}

type LoginPage = {
  action: string;
  username: string;
  problem: string;
  /** Shown with their password, so that a trial needs no manual; null for the operator's own. */
  demo: { users: readonly StaffUser[]; password: string } | null;
};

export function loginPage({ action, username, problem, demo }: LoginPage, styles: readonly string[]): string {
  const password = demo ? ` value="${escaped(demo.password)}"` : "";
  const form = `<form method="post" action="${action}">
<label for="username">E-post</label><input id="username" name="username" class="input" autocomplete="username" required value="${escaped(username)}">
<label for="password">Lösenord</label><input id="password" name="password" class="input" type="password" autocomplete="current-password" required${password}>
<button class="btn primary block" name="go" value="login">Logga in</button></form>
${cancelForm(action)}`;
  return signInPageHtml("Logga in", alertOf(problem) + form + (demo ? demoList(demo, action) : ""), styles);
}

export const alertOf = (problem: string) =>
  problem === "" ? "" : `<p role="alert" class="idp-alert" id="problem">${escaped(problem)}</p>`;

export const cancelForm = (action: string) =>
  `<form method="post" action="${action}"><button class="btn ghost block" name="go" value="abort">Avbryt</button></form>`;

/** One click each: what is typed for somebody is known to everybody anyway. */
function demoList({ users, password }: NonNullable<LoginPage["demo"]>, action: string): string {
  const rows = users.map(({ username, name, roles }) => {
    const role = roles.map((one) => roleLabels[one]).join(", ") || "utan roll";
    return `<li><form method="post" action="${action}"><input type="hidden" name="username" value="${escaped(username)}"><input type="hidden" name="password" value="${escaped(password)}"><button class="btn ghost block" name="go" value="login">${escaped(name)}, ${role.toLowerCase()}</button></form></li>`;
  });
  return `<section class="idp-demo"><h2>Demokonton</h2><p>Visas aldrig i produktion. Lösenordet är <b>${escaped(password)}</b> för alla, och de har ingen tvåstegsinloggning.</p><ul>${rows.join("")}</ul></section>`;
}

/** The form comes from the provider; the script sends it, and without one the button does. */
export function logoutPage(form: string, styles: readonly string[]): string {
  const button =
    '<button class="btn primary block" type="submit" form="op.logoutForm" name="logout" value="yes">Logga ut</button>';
  return signInPageHtml(
    "Loggar ut …",
    `${form}${button}<script src="${idpPath}/logout.js"></script>`,
    styles,
  );
}

export const logoutScript =
  "const form=document.getElementById('op.logoutForm');const yes=document.createElement('input');yes.type='hidden';yes.name='logout';yes.value='yes';form.append(yes);form.submit();";

export function loggedOutPage(styles: readonly string[]): string {
  return signInPageHtml("Du är utloggad", wayHome, styles);
}

export function errorPage(error: string, styles: readonly string[]): string {
  const text = "<p>Inloggningen gick inte att göra så. Börja om från personalens sida.</p>";
  return signInPageHtml(
    "Inloggningen misslyckades",
    `${text}<p><code>${escaped(error)}</code></p>${wayBack}`,
    styles,
  );
}

export function tooLatePage(styles: readonly string[]): string {
  return signInPageHtml(
    "Inloggningen har gått ut",
    `<p>Det tog för lång tid. Börja om.</p>${wayBack}`,
    styles,
  );
}

export function unavailablePage(styles: readonly string[]): string {
  const text = "<p>Inloggningen svarar inte just nu. Vänta en stund och försök igen.</p>";
  return signInPageHtml("Inloggningen ligger nere", `${text}${wayBack}`, styles);
}

export function tooManyPage(styles: readonly string[]): string {
  const text =
    "<p>Det har kommit ovanligt många frågor härifrån. Vänta en stund och ladda om sidan, så går det att logga in igen.</p>";
  return signInPageHtml("Vänta en stund", text, styles);
}

export function onlyHerePage(styles: readonly string[]): string {
  const text =
    "<p>Demokontona har ett lösenord som alla kan läsa, så de fungerar bara på datorn som webbplatsen körs på. Öppna sidan som localhost, eller ställ in egna konton (docs/operating.md).</p>";
  return signInPageHtml("Demoinloggningen är bara lokal", `${text}${wayHome}`, styles);
}

const wayHome = `<p><a class="link" href="${paths.home()}">Till startsidan</a></p>`;
const wayBack = `<p><a class="btn primary block" href="${paths.staff()}">Till personalens sida</a></p>`;
