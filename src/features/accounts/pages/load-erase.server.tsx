import { renderToStaticMarkup } from "react-dom/server";
import { type RouterContextProvider, redirect } from "react-router";
import { postedFormContext } from "#features/forms/context.ts";
import { memberContext, myPagesContext } from "../context.ts";
import { myPaths } from "../rules/my-paths.ts";
import { EraseAnswer, ErasePage } from "./erase-page.tsx";

type Context = Readonly<RouterContextProvider>;
type Loaded = { html: string; status: number };

/** What would go, for whoever is signed in or has come by the letter; or how it went. */
export async function loadErase(
  { token, step }: { token: string | null; step: string | null },
  context: Context,
): Promise<Loaded> {
  const { erase } = context.get(myPagesContext);
  const member = context.get(memberContext);
  const posted = context.get(postedFormContext);
  const answer = (what: "sent" | "done" | "gone", status = 200) => ({
    html: renderToStaticMarkup(<EraseAnswer answer={what} />),
    status,
  });
  if (step === "klart") return answer("done");
  const address = token === null ? member?.address : await erase.look(token);
  if (!address) {
    if (token === null) throw redirect(myPaths.signIn());
    return answer("gone", 404);
  }
  if (step === "mejl" && posted === null) return answer("sent");
  const page = (
    <ErasePage
      address={address}
      {...(await erase.plan(address))}
      csrf={token === null ? (member?.csrf ?? "") : null}
      action={token === null ? myPaths.erase() : myPaths.eraseLink(token)}
      notice={posted?.notice ?? null}
    />
  );
  return { html: renderToStaticMarkup(page), status: posted?.status ?? 200 };
}
