const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const start = /(<script [^>]*type="module" async="">)([\s\S]*?)(<\/script>)/;

/** `startsLater` is the script that the page will add to itself: its policy must allow it. */
type PatientPage = { html: string; startsLater: string | null };

/**
 * The page is whole without its scripts, so they wait until it has been shown: style, fonts and pictures have the
 * line to themselves till then. Takes the router's preloads and its starting script out of the way and lets the
 * latter put both back after the first paint; the large part gets a turn of its own, so that a press in between is
 * answered. [SPEED-1]
 */
export function withPatientScripts(html: string): PatientPage {
  const files: string[] = [];
  let startsLater: string | null = null;
  const bare = html.replace(preload, (_, file: string) => {
    files.push(file);
    return "";
  });
  const patient = bare.replace(start, (_, opening: string, code: string, closing: string) => {
    startsLater = code;
    return [opening, `(${afterFirstPaint})(${literal(files)}, ${literal(code)})`, closing].join("");
  });
  return { html: patient, startsLater };
}

/** As it may stand in a script: nothing in it can end the element. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** Runs in the browser, from its own text. A hidden page waits until it is seen. */
const afterFirstPaint = `(files, code) => {
  const add = (tag, properties) => document.head.append(Object.assign(document.createElement(tag), properties));
  requestAnimationFrame(() => setTimeout(async () => {
    for (const href of files) add("link", { rel: "modulepreload", href });
    for (const file of files.filter((file) => file.includes("/framework"))) await import(file);
    setTimeout(add, 0, "script", { type: "module", textContent: code });
  }));
}`;
