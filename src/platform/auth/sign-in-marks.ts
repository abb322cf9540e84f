/** "This tab has signed in, or is about to", in session storage. */
export const signedInHereKey = "staff-sign-in";

/** "Somebody of the staff has signed in in this browser", in local storage: other tabs offer the toolbox. */
export const staffHereKey = "staff-here";

/** "The provider's answer was none of ours", in session storage until it is told. */
export const refusedResponseKey = "staff-refused-answer";

/** Whether a member of staff has signed in in this tab, or in another of this browser. */
export function isStaffsBrowser(): boolean {
  try {
    return sessionStorage.getItem(signedInHereKey) !== null || localStorage.getItem(staffHereKey) !== null;
  } catch {
    return false;
  }
}
