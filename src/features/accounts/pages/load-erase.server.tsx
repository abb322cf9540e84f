import { renderToStaticMarkup } from "react-dom/server";
import { type RouterContextProvider, redirect } from "react-router";
import { submittedFormContext } from "#features/forms/context.ts";
import { memberContext, myPagesContext } from "../context.ts";
import { myPaths } from "../rules/my-paths.ts";
import { ErasePage, EraseResult } from "./erase-page.tsx";

type Context = Readonly<RouterContextProvider>;
type Loaded = { html: string; status: number };

/** What would go, for whoever is signed in or has come by the e-mail; or how it went. */
export async function loadErase(
  { token, step }: { token: string | null; step: string | null },
  context: Context,
): Promise<Loaded> {
  const { erase } = context.get(myPagesContext);
  const user = context.get(memberContext);
  const submission = context.get(submittedFormContext);
  const answer = (what: "sent" | "done" | "gone", status = 200) => ({
    html: renderToStaticMarkup(<EraseResult answer={what} />),
    status,
  });
  if (step === "klart") return answer("done");
  const address = token === null ? user?.address : await erase.findLink(token);
  if (!address) {
    if (token === null) throw redirect(myPaths.signIn());
    return answer("gone", 404);
  }
  if (step === "mejl" && submission === null) return answer("sent");
  const page = (
    <ErasePage
      address={address}
      {...(await erase.plan(address))}
      csrf={token === null ? (user?.csrf ?? "") : null}
      action={token === null ? myPaths.erase() : myPaths.eraseLink(token)}
      notice={submission?.notice ?? null}
    />
  );
  return { html: renderToStaticMarkup(page), status: submission?.status ?? 200 };
}
