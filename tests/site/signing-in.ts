import { ownPage, type postingTo } from "./posting.ts";

type Site = Pick<Awaited<ReturnType<typeof postingTo>>, "get" | "post" | "request" | "emailsTo">;
type Headers = Record<string, string>;

/** Browsers without script, each with cookies of its own. */
export function deviceOn(site: Site) {
  return (userAgent = "Windows Chrome/140 Safari/537") => {
    const cookies = new Map<string, string>();
    const cookie = (name: string) => cookies.get(name) ?? "";
    const headers = (more: Headers = {}): Headers => ({
      ...ownPage,
      "user-agent": userAgent,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...more,
    });
    function keep(response: { headers: globalThis.Headers }) {
      for (const set of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (value === "") cookies.delete(name);
        else cookies.set(name, value);
      }
    }
    async function get(path: string, { keep: isKept = true } = {}) {
      const response = await site.get(path, { headers: headers() });
      if (isKept) keep(response);
      return response;
    }
    async function post(path: string, fields: Record<string, string>, more?: Headers) {
      const response = await site.post(path, fields, headers(more));
      keep(response);
      return response;
    }
    const ask = (email: string, more?: Headers) => post("/mina-sidor/auth/", { email }, more);
    /** The link of the last letter of a kind. */
    async function linkTo(address: string, kind = "sign-in") {
      const letters = await site.emailsTo(address);
      const said = JSON.stringify(letters.find((letter) => letter.kind === kind)?.blocks);
      return /\/mina-sidor\/\w+\/\?t=[\w-]+/.exec(said)?.[0] ?? "";
    }
    return {
      get,
      post,
      ask,
      linkTo,
      cookie,
      csrf: () => cookie("mina-sidor-synk"),
      setCookie: (name: string, value: string) => void cookies.set(name, value),
      signIn: async (address: string) => {
        await ask(address);
        const { status } = await post(await linkTo(address), {});
        if (status !== 303) throw new Error(`Signing in answers ${status}`);
      },
      sync: async (told: unknown, more: Headers = {}) => {
        const response = await site.request("/mina-sidor/synk/", {
          method: "POST",
          headers: headers({
            "content-type": "application/json",
            "csrf-token": cookie("mina-sidor-synk"),
            ...more,
          }),
          body: JSON.stringify(told),
        });
        return { status: response.status, json: await response.json() };
      },
    };
  };
}
