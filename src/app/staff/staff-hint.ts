import { paths } from "#core/paths.ts";
import { signedInHereKey, staffHereKey } from "#platform/auth/sign-in-marks.ts";

/**
 * Runs in the browser, from its own text: where a member of staff has signed in, the toolbox is loaded. Everybody gets the same
 * page; a visitor's browser finds nothing stored and loads nothing.
 */
const look = `try{if(sessionStorage["${signedInHereKey}"]||localStorage["${staffHereKey}"])import("${paths.staff("verktyg/")}")}catch{}`;

/** On pages that show cars, or have a part for us alone, with the mark by which the page's policy knows its own scripts. */
export function withStaffHint(html: string, mark: string): string {
  if (!/ data-(?:heart|staff-part)=/.test(html)) return html;
  return html.replace("</head>", (head) => `<script nonce="${mark}">${look}</script>${head}`);
}
