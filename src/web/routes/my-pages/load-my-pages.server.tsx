import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { formatClock } from "#domain/hold/hold-moments.ts";
import { myPaths } from "#domain/my-pages/my-paths.ts";
import { signInForm } from "#domain/my-pages/sign-in-form.ts";
import {
  clockContext,
  myPagesContext,
  postedFormContext,
  stockContext,
  watchesContext,
} from "#web/context.ts";
import { OverviewPage } from "#web/features/my-pages/overview-page.tsx";
import {
  AskToEnter,
  CheckMailPage,
  GoneLink,
  SignedOutPage,
  SignInPage,
} from "#web/features/my-pages/sign-in-page.tsx";
import { formHtml } from "../form-html.server.tsx";
import { overviewView } from "./overview-view.server.ts";

type Context = Readonly<RouterContextProvider>;
type Loaded = { html: string; status: number };

/** Nothing happens to these pages in the browser: they cost no script of their own. [MYPAGES-1] */
export async function loadOverview(context: Context): Promise<Loaded> {
  const { desk, member } = context.get(myPagesContext) ?? {};
  const posted = context.get(postedFormContext);
  const notice = posted?.notice ?? null;
  const status = posted?.status ?? 200;
  if (!desk || !member) return { html: renderToStaticMarkup(<SignedOutPage notice={notice} />), status };
  const watches = context.get(watchesContext);
  const view = overviewView({
    mine: await desk.mine(member.address),
    member,
    now: context.get(clockContext)(),
    stock: context.get(stockContext),
    pages: desk.pages,
    wordsOf: (query) => watches?.wordsOf(query) ?? query,
    notice,
  });
  return { html: renderToStaticMarkup(<OverviewPage view={view} />), status };
}

type Asked = { token: string | null; isSent: boolean; asker: string | null };

/** The form, the code to compare, or the question of the letter: one by its query. [SIGNLINK-1] [SIGNLINK-2] */
export async function loadSignIn({ token, isSent, asker }: Asked, context: Context): Promise<Loaded> {
  const posted = context.get(postedFormContext);
  const status = posted?.status ?? 200;
  const { signIn } = context.get(myPagesContext)?.desk ?? {};
  if (token !== null) {
    const link = await signIn?.look(token, asker);
    if (!link) return { html: renderToStaticMarkup(<GoneLink />), status: 404 };
    const page = <AskToEnter {...link} action={myPaths.link(token)} notice={posted?.notice ?? null} />;
    return { html: renderToStaticMarkup(page), status };
  }
  const asked = isSent && asker !== null && posted === null ? await signIn?.asked(asker) : null;
  if (asked) {
    const { address, code, expiresAt } = asked;
    const page = <CheckMailPage address={address} code={code} until={formatClock(expiresAt)} />;
    return { html: renderToStaticMarkup(page), status };
  }
  const form = formHtml({ form: signInForm, action: myPaths.signIn() }, context);
  return { html: renderToStaticMarkup(<SignInPage form={form} />), status };
}
