import { type Context, Hono } from "hono";
import { envelope, onOnePage } from "../envelope.ts";
import { problemAnswer } from "../problem.ts";
import { apiForms } from "./forms.ts";
import { type Posted, postForm } from "./post-form.ts";

type Needs = Omit<Parameters<typeof postForm>[2], "sender"> & { senderOf: (c: Context) => string };

/** Every form as a call: the same fields, the same messages, with and without final slash. [POST-1] [POST-10] */
export function formRoutes({ senderOf, ...needs }: Needs) {
  const routes = new Hono();
  for (const { path, form } of apiForms) {
    const addresses = [path, path.replace(/\/$/, "")];
    routes.on("POST", addresses, async (c) =>
      answer(await postForm(form, c.req.raw, { ...needs, sender: senderOf(c) })),
    );
    routes.on(["GET", "PUT", "PATCH", "DELETE"], addresses, () =>
      problemAnswer(onlyPosts, { allow: "POST" }),
    );
  }
  return routes;
}

const onlyPosts = { type: "about:blank", status: 405, title: "Anropet tar bara emot (POST)" };

function answer(posted: Posted): Response {
  if ("number" in posted) {
    const json = [{ caseNumber: posted.number, page: posted.page }];
    return envelope({ ...onOnePage(1), json }, { "cache-control": "no-store" }, 201);
  }
  const { status, errors, notice } = posted;
  const title = notice ?? errors.map(({ message }) => message).join(" | ");
  return problemAnswer(
    { type: "about:blank", status, title, errors },
    status === 429 ? { "retry-after": "60" } : {},
  );
}
