const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const closing = "</script>";

/** `startsLater` is the script that the page will add to itself: its policy must allow it. */
type PatientPage = { html: string; startsLater: string | null };

/**
 * The page is whole without its scripts, so they wait until it has been shown: style, fonts and pictures have the
 * line to themselves till then. Takes the router's preloads and its starting script out of the way and lets the
 * latter put both back after the first paint; the large part gets a turn of its own, so that a click in between is
 * answered. The starting script is the one that carries the mark of this rendering.
 */
export function withPatientScripts(html: string, mark: string): PatientPage {
  const opening = `<script nonce="${mark}" type="module" async="">`;
  const from = html.lastIndexOf(opening);
  if (from === -1) return { html, startsLater: null };
  const codeFrom = from + opening.length;
  const codeTo = html.indexOf(closing, codeFrom);
  const startsLater = html.slice(codeFrom, codeTo);
  const files: string[] = [];
  const withoutPreloads = (part: string) =>
    part.replace(preload, (_, file: string) => {
      files.push(file);
      return "";
    });
  // They stand in the head or right before the script: what is between them is long and holds none.
  const headTo = html.indexOf("</head>");
  const bodyTo = Math.max(html.lastIndexOf("</main>"), headTo);
  const parts = [
    withoutPreloads(html.slice(0, headTo)),
    html.slice(headTo, bodyTo),
    withoutPreloads(html.slice(bodyTo, codeFrom)),
  ];
  const starting = `(${afterFirstPaint})(${literal(files)}, ${literal(startsLater)})`;
  return { html: [...parts, starting, html.slice(codeTo)].join(""), startsLater };
}

/** As it may stand in a script: nothing in it can end the element. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/**
 * Runs in the browser, from its own text. A hidden page waits until it is seen. The picture that the page is about comes
 * before the scripts as well, on a slow line for two seconds at most. To ask for all files at once would keep a telephone busy.
 */
const afterFirstPaint = `(files, code) => {
  const add = (tag, properties) => document.head.append(Object.assign(document.createElement(tag), properties));
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const painted = () => new Promise(requestAnimationFrame).then(turn);
  painted().then(async () => {
    const picture = document.querySelector("img[fetchpriority=high]");
    if (picture && !picture.complete) {
      await new Promise((resolve) => {
        for (const event of ["load", "error"]) picture.addEventListener(event, resolve);
        setTimeout(resolve, 2000);
      });
      await painted();
    }
    for (const [at, href] of files.entries()) {
      if (at % 4 === 0) await turn();
      add("link", { rel: "modulepreload", href });
    }
    for (const file of files.filter((file) => file.includes("/framework"))) await import(file);
    const types = window.trustedTypes;
    const policy = types && types.createPolicy("our-start", { createScript: () => code });
    setTimeout(add, 0, "script", { type: "module", textContent: policy ? policy.createScript("") : code });
  });
}`;
