import { paths } from "#core/paths.ts";

const withToken = (path: string, token: string) => `${path}?${new URLSearchParams({ t: token })}`;

/** The addresses below my pages; tokens keep their capitals only in the query. */
export const myPaths = {
  signIn: () => paths.myPagesAuth(),
  /** After the address was sent: where the code is shown. */
  checkMail: () => `${paths.myPagesAuth()}?steg=mejl`,
  link: (token: string) => withToken(paths.myPagesAuth(), token),
  /** Everything in one file. */
  dataExport: () => `${paths.myPages()}allt/`,
  erase: () => `${paths.myPages()}radera/`,
  eraseLink: (token: string) => withToken(`${paths.myPages()}radera/`, token),
  /** What the browser and the account tell each other, as data. */
  sync: () => `${paths.myPages()}synk/`,
} as const;
