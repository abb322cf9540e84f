import { company } from "#core/company/company.ts";
import { qrPath } from "#platform/qr/qr-path.ts";
import { alertOf, cancelForm, escaped, signInPageHtml } from "./idp-pages.ts";
import { base32, otpauthAddress } from "./totp.ts";

export type FactorPage = {
  action: string;
  username: string;
  problem: string;
  styles: readonly string[];
};

function codeField(label: string, problem: string): string {
  const wrong = problem === "" ? "" : ' aria-invalid="true" aria-describedby="problem"';
  return `<label for="code">${label}</label><input id="code" name="code" class="input" inputmode="numeric" autocomplete="one-time-code" autocapitalize="off" spellcheck="false" maxlength="12" required autofocus${wrong}>`;
}

/** The second of two steps; a recovery code does instead, for whoever has lost the telephone. */
export function codePage({ action, username, problem, styles }: FactorPage): string {
  const body = `${alertOf(problem)}<p>Öppna appen för engångskoder och skriv koden för <b>${escaped(username)}</b>.</p>
<form method="post" action="${action}">${codeField("Engångskod, sex siffror", problem)}
<button class="btn primary block" name="go" value="code">Logga in</button></form>
<details class="idp-more"><summary>Har du inte telefonen?</summary>
<form method="post" action="${action}"><label for="recovery">Reservkod</label><input id="recovery" name="recovery" class="input" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40" required>
<p>En reservkod gäller en gång. Har du inga kvar kan den som sköter webbplatsen nollställa din tvåstegsinloggning.</p>
<button class="btn secondary block" name="go" value="recovery">Logga in med reservkod</button></form></details>
<form method="post" action="${action}"><button class="btn ghost block" name="go" value="restart">Byt konto</button></form>
${cancelForm(action)}`;
  return signInPageHtml("Bekräfta att det är du", body, styles);
}

/** The secret as a picture, as a link for whoever reads this on the telephone, and as text to type. */
export function enrolPage({ action, username, problem, styles }: FactorPage, secret: Uint8Array): string {
  const address = otpauthAddress(company.name, username, secret);
  const key = (base32(secret).match(/.{1,4}/g) ?? []).join(" ");
  const body = `<p>Ditt konto behöver två steg: lösenordet, och en engångskod från en app i telefonen. Det ställs in en gång.</p>
<ol class="idp-steps"><li>Öppna en app för engångskoder, till exempel den som du redan har för andra konton, och läs av rutan.
${qrImage(address)}
<details class="idp-more"><summary>Går den inte att läsa av?</summary><p>Är du på telefonen: <a class="link" href="${escaped(address)}">öppna i appen</a>. Annars skriver du in nyckeln:</p><p><code>${key}</code></p></details></li>
<li>Skriv koden som appen visar.</li></ol>
${alertOf(problem)}<form method="post" action="${action}">${codeField("Engångskod, sex siffror", problem)}
<button class="btn primary block" name="go" value="enrol">Fortsätt</button></form>
${cancelForm(action)}`;
  return signInPageHtml("Ställ in tvåstegsinloggning", body, styles);
}

/** The codes are shown once; without them, on a page that is loaded again, the way on alone. */
export function recoveryPage(
  { action, styles }: Pick<FactorPage, "action" | "styles">,
  codes: readonly string[],
): string {
  const list = `<p>Skriv av eller skriv ut koderna och förvara dem inte i telefonen. Varje kod ersätter engångskoden en gång. De visas bara nu.</p><ul class="idp-codes">${codes.map((code) => `<li><code>${code}</code></li>`).join("")}</ul>`;
  const bodyHtml = codes.length > 0 ? list : "<p>Reservkoderna har redan visats.</p>";
  const body = `<p>Tvåstegsinloggningen är inställd.</p>${bodyHtml}<form method="post" action="${action}"><button class="btn primary block" name="go" value="saved">Fortsätt</button></form>`;
  return signInPageHtml(codes.length > 0 ? "Spara dina reservkoder" : "Klart", body, styles);
}

/** Dark on white in the dark look too: telephones want it so. */
function qrImage(text: string): string {
  const { side, path } = qrPath(text);
  return `<svg class="idp-qr" viewBox="0 0 ${side} ${side}" role="img" aria-label="QR-kod för appen" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`;
}
