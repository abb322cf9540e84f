import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { stockContext } from "#features/catalogue/context.ts";
import { postedFormContext } from "#features/forms/context.ts";
import { formHtml } from "#features/forms/pages/form-html.server.tsx";
import { formatClock } from "#features/reservations/rules/hold-moments.ts";
import { savedSearchesContext } from "#features/saved-searches/context.ts";
import { clockContext } from "#platform/pages/context.ts";
import { memberContext, myPagesContext } from "../context.ts";
import { myPaths } from "../rules/my-paths.ts";
import { signInForm } from "../rules/sign-in-form.ts";
import { OverviewPage } from "./overview-page.tsx";
import { overviewView } from "./overview-view.server.ts";
import { AskToEnter, CheckMailPage, GoneLink, SignedOutPage, SignInPage } from "./sign-in-page.tsx";

type Context = Readonly<RouterContextProvider>;
type Loaded = { html: string; status: number };

/** Nothing happens to these pages in the browser: they cost no script of their own. */
export async function loadOverview(context: Context): Promise<Loaded> {
  const myPages = context.get(myPagesContext);
  const member = context.get(memberContext);
  const posted = context.get(postedFormContext);
  const notice = posted?.notice ?? null;
  const status = posted?.status ?? 200;
  if (!member) return { html: renderToStaticMarkup(<SignedOutPage notice={notice} />), status };
  const view = overviewView({
    mine: await myPages.mine(member.address),
    member,
    now: context.get(clockContext)(),
    stock: context.get(stockContext),
    pages: myPages.pages,
    wordsOf: context.get(savedSearchesContext).wordsOf,
    notice,
  });
  return { html: renderToStaticMarkup(<OverviewPage view={view} />), status };
}

type Asked = { token: string | null; isSent: boolean; asker: string | null };

/** The form, the code to compare, or the question of the letter: one by its query. */
export async function loadSignIn({ token, isSent, asker }: Asked, context: Context): Promise<Loaded> {
  const posted = context.get(postedFormContext);
  const status = posted?.status ?? 200;
  const { signIn } = context.get(myPagesContext);
  if (token !== null) {
    const link = await signIn.look(token, asker);
    if (!link) return { html: renderToStaticMarkup(<GoneLink />), status: 404 };
    const page = <AskToEnter {...link} action={myPaths.link(token)} notice={posted?.notice ?? null} />;
    return { html: renderToStaticMarkup(page), status };
  }
  const asked = isSent && asker !== null && posted === null ? await signIn.asked(asker) : null;
  if (asked) {
    const { address, code, expiresAt } = asked;
    const page = <CheckMailPage address={address} code={code} until={formatClock(expiresAt)} />;
    return { html: renderToStaticMarkup(page), status };
  }
  const form = formHtml({ form: signInForm, action: myPaths.signIn() }, context);
  return { html: renderToStaticMarkup(<SignInPage form={form} />), status };
}
