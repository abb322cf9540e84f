import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { stockContext } from "#features/catalogue/context.ts";
import { submittedFormContext } from "#features/forms/context.ts";
import { formHtml } from "#features/forms/pages/form-html.server.tsx";
import { formatClock } from "#features/reservations/rules/format-moments.ts";
import { savedSearchesContext } from "#features/saved-searches/context.ts";
import { clockContext } from "#platform/pages/context.ts";
import { memberContext, myPagesContext } from "../context.ts";
import { myPaths } from "../rules/my-paths.ts";
import { signInForm } from "../rules/sign-in-form.ts";
import { OverviewPage } from "./overview-page.tsx";
import { overviewView } from "./overview-view.server.ts";
import { CheckMailPage, ConfirmSignInPage, GoneLink, SignedOutPage, SignInPage } from "./sign-in-page.tsx";

type Context = Readonly<RouterContextProvider>;
type Loaded = { html: string; status: number };

/** Nothing happens to these pages in the browser: they cost no script of their own. */
export async function loadOverview(context: Context): Promise<Loaded> {
  const myPages = context.get(myPagesContext);
  const user = context.get(memberContext);
  const submission = context.get(submittedFormContext);
  const notice = submission?.notice ?? null;
  const status = submission?.status ?? 200;
  if (!user) return { html: renderToStaticMarkup(<SignedOutPage notice={notice} />), status };
  const view = overviewView({
    mine: await myPages.mine(user.address),
    user,
    now: context.get(clockContext)(),
    stock: context.get(stockContext),
    pages: myPages.pages,
    summaryOf: context.get(savedSearchesContext).summaryOf,
    notice,
  });
  return { html: renderToStaticMarkup(<OverviewPage view={view} />), status };
}

type SignInParams = { token: string | null; isSent: boolean; requester: string | null };

/** The form, the code to compare, or the question of the e-mail: one by its query. */
export async function loadSignIn(
  { token, isSent, requester }: SignInParams,
  context: Context,
): Promise<Loaded> {
  const submission = context.get(submittedFormContext);
  const status = submission?.status ?? 200;
  const { signIn } = context.get(myPagesContext);
  if (token !== null) {
    const link = await signIn.findLink(token, requester);
    if (!link) return { html: renderToStaticMarkup(<GoneLink />), status: 404 };
    const page = (
      <ConfirmSignInPage {...link} action={myPaths.link(token)} notice={submission?.notice ?? null} />
    );
    return { html: renderToStaticMarkup(page), status };
  }
  const pending =
    isSent && requester !== null && submission === null ? await signIn.pending(requester) : null;
  if (pending) {
    const { address, code, expiresAt } = pending;
    const page = <CheckMailPage address={address} code={code} until={formatClock(expiresAt)} />;
    return { html: renderToStaticMarkup(page), status };
  }
  const form = formHtml({ form: signInForm, action: myPaths.signIn() }, context);
  return { html: renderToStaticMarkup(<SignInPage form={form} />), status };
}
