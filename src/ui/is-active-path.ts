/** Whether a link leads to the page that is shown, or to one above it. */
export function isActivePath(to: string, here: string): boolean {
  return here === to || (to !== "/" && here.startsWith(to));
}
