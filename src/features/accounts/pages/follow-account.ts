/** Who is signed in has its code loaded; everybody else has this line. */
export function followAccount(): () => void {
  let stop = () => {};
  if (document.cookie.includes("mina-sidor-synk="))
    void import("./sync-account.ts")
      .then(({ startAccountSync: keepInSync }) => {
        stop = keepInSync();
      })
      .catch(() => {});
  return () => stop();
}
