import type { IncomingMessage, ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import type { InteractionResults } from "oidc-provider";
import { idpPath } from "../sign-in-config.ts";
import { codePage, enrolPage, recoveryPage } from "./factor-pages.ts";
import { loginPage, pageHeaders, tooLatePage, unavailablePage } from "./idp-pages.ts";
import {
  type PassedSteps,
  passedPart,
  type SignInContext,
  type SignInOutcome,
  signInSteps,
} from "./sign-in-steps.ts";
import { demoPassword, type StaffUser } from "./staff-users.ts";

const maxFormBytes = 4_096;

/** The pages between "log in" and being in: the password, then a code where one is asked for, each from a form. */
export function interactions({
  provider,
  areDemo,
  origins,
  styles,
  onFailure,
  ...needs
}: SignInContext & {
  provider: Provider;
  areDemo: boolean;
  origins: readonly string[];
  styles: readonly string[];
  onFailure: (error: unknown) => void;
}) {
  const { users, factors, browsers } = needs;
  const steps = signInSteps(needs);
  const demo = areDemo ? { users, password: demoPassword } : null;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { uid, params, result } = await provider.interactionDetails(request, response);
    const action = `${idpPath}/interaction/${uid}`;
    const form = request.method === "POST" ? await readForm(request) : null;
    const go = form?.get("go") ?? null;
    if (go === "abort")
      return finish(request, response, { error: "access_denied", error_description: "the user went back" });
    if (go === "restart") return goOn(request, response, {}, action);
    const passed = passedPart.safeParse(result?.passed).data ?? null;
    const user = users.find(({ id }) => id === passed?.accountId) ?? null;

    const outcome = form && (await outcomeOf(user, passed, form, request));
    if (outcome?.kind === "done") {
      response.appendHeader("set-cookie", browsers.mark(outcome.user));
      const login = { accountId: outcome.user.id, remember: false, amr: [...outcome.amr] };
      return finish(request, response, { login, consent: {}, select_account: {} });
    }
    if (outcome?.kind === "next" && outcome.codes === undefined)
      return goOn(request, response, { passed: outcome.passed }, action);
    if (outcome?.kind === "next") {
      await provider.interactionResult(request, response, { passed: outcome.passed }, asItIs);
      return send(response, 200, recoveryPage({ action, styles }, outcome.codes ?? []));
    }
    const problem = outcome?.problem ?? "";
    if (outcome && outcome.waitMs > 0)
      response.setHeader("retry-after", String(Math.ceil(outcome.waitMs / 1_000)));
    if (user && passed)
      return send(response, outcome?.status ?? 200, pageOf(user, passed, { action, problem, styles }));
    const username = form?.get("username")?.trim() ?? String(params.login_hint ?? "");
    return send(response, outcome?.status ?? 200, loginPage({ action, username, problem, demo }, styles));
  }

  function outcomeOf(
    user: StaffUser | null,
    passed: PassedSteps | null,
    form: URLSearchParams,
    request: IncomingMessage,
  ): Promise<SignInOutcome> {
    if (!user || !passed) return steps.password(form, request);
    if (passed.step === "code") return steps.code(user, form, request);
    return passed.step === "enrol" ? steps.enrol(user, passed, form) : steps.saved(user);
  }

  type Shown = { action: string; problem: string; styles: readonly string[] };
  function pageOf({ id, username }: StaffUser, { step, begun = "" }: PassedSteps, view: Shown): string {
    if (step === "saved") return recoveryPage(view, []);
    const secret = step === "enrol" ? factors.secretOf(begun, id) : null;
    return secret ? enrolPage({ ...view, username }, secret) : codePage({ ...view, username });
  }

  const asItIs = { mergeWithLastSubmission: false };
  const finish = (request: IncomingMessage, response: ServerResponse, result: InteractionResults) =>
    provider.interactionFinished(request, response, result, asItIs);

  /** What is known so far is stored with the sign-in, and its page asked for anew: a reload posts nothing twice. */
  async function goOn(
    request: IncomingMessage,
    response: ServerResponse,
    result: InteractionResults,
    action: string,
  ): Promise<void> {
    await provider.interactionResult(request, response, result, asItIs);
    response.writeHead(303, { location: action, ...pageHeaders(origins) }).end();
  }

  function send(response: ServerResponse, status: number, html: string): void {
    response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...pageHeaders(origins) });
    response.end(html);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await handle(request, response);
    } catch (error) {
      // What the provider knows nothing of any more, or a form that is none; what else fails is ours.
      const isSameUser = error instanceof FormTooLarge || hasStatus(error);
      if (!isSameUser) onFailure(error);
      if (response.headersSent) return;
      if (isSameUser) send(response, 400, tooLatePage(styles));
      else send(response, 503, unavailablePage(styles));
    }
  };
}

class FormTooLarge extends Error {}
const hasStatus = (error: unknown) => error instanceof Error && "statusCode" in error;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) {
    text += chunk;
    if (text.length > maxFormBytes) throw new FormTooLarge();
  }
  return new URLSearchParams(text);
}
