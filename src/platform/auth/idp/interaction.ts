import type { IncomingMessage, ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import type { InteractionResults } from "oidc-provider";
import { idpPath } from "../sign-in-config.ts";
import { loginPage, pageHeaders, tooLatePage } from "./idp-pages.ts";
import { isPassword } from "./password.ts";
import { demoPassword, type StaffUser } from "./staff-users.ts";

type Needs = {
  provider: Provider;
  users: readonly StaffUser[];
  areDemo: boolean;
  origins: readonly string[];
  styles: readonly string[];
  addressOf: (request: IncomingMessage) => string;
  noteSignIn: NoteSignIn;
};
/** Null where there is no such account: what was typed may be a password. [AUDIT-7] */
export type NoteSignIn = (user: StaffUser | null, isRight: boolean) => Promise<void>;

const formBytesAtMost = 4_096;
const attemptsAtMost = 10;
const perMs = 60_000;

/** The page with the password, and what becomes of it. [IDP-4] */
export function interactions({ provider, users, areDemo, origins, styles, addressOf, noteSignIn }: Needs) {
  const attempts = new Map<string, { count: number; since: number }>();
  const demo = areDemo ? { users, password: demoPassword } : null;

  /** How many wrong ones have come from there within the minute. */
  function attemptsFrom(address: string): number {
    const now = Date.now();
    for (const [key, { since }] of attempts) if (now - since >= perMs) attempts.delete(key);
    return attempts.get(address)?.count ?? 0;
  }

  function noteWrong(address: string): void {
    attempts.set(address, {
      count: attemptsFrom(address) + 1,
      since: attempts.get(address)?.since ?? Date.now(),
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { uid, params } = await provider.interactionDetails(request, response);
    const action = `${idpPath}/interaction/${uid}`;
    const show = (problem: string, username: string, status: number) =>
      send(response, status, loginPage({ action, username, problem, demo }, styles));
    if (request.method !== "POST") return show("", String(params.login_hint ?? ""), 200);
    const form = await readForm(request);
    if (form.get("go") === "abort")
      return finish(request, response, { error: "access_denied", error_description: "the user went back" });
    const address = addressOf(request);
    const username = form.get("username")?.trim() ?? "";
    if (attemptsFrom(address) >= attemptsAtMost)
      return show("För många försök. Vänta en minut.", username, 429);
    const user = users.find((one) => one.username.toLowerCase() === username.toLowerCase());
    const isRight = isPassword(form.get("password") ?? "", user?.password);
    await noteSignIn(user ?? null, isRight);
    if (!user || !isRight) {
      noteWrong(address);
      return show("Fel e-post eller lösenord.", username, 401);
    }
    attempts.delete(address);
    const login = { accountId: user.id, remember: false, amr: ["pwd"] };
    return finish(request, response, { login, consent: {}, select_account: {} });
  }

  const finish = (request: IncomingMessage, response: ServerResponse, result: InteractionResults) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });

  function send(response: ServerResponse, status: number, html: string): void {
    response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...pageHeaders(origins) });
    response.end(html);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await answer(request, response);
    } catch {
      // What the provider knows nothing of any more, or a form that is none.
      if (!response.headersSent) send(response, 400, tooLatePage(styles));
    }
  };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) {
    text += chunk;
    if (text.length > formBytesAtMost) throw new Error("the form is too large");
  }
  return new URLSearchParams(text);
}
