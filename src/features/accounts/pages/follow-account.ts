/** Loads the code that syncs accounts only for visitors who are signed in. */
export function followAccount(): () => void {
  let stop = () => {};
  if (document.cookie.includes("mina-sidor-synk="))
    void import("./sync-account.ts")
      .then(({ startAccountSync }) => {
        stop = startAccountSync();
      })
      .catch(() => {});
  return () => stop();
}
