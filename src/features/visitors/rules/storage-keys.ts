/** Each version of the state has its own key in the browser's storage. */
export const storageKey = "v15";
export const previousStorageKey = "v14";
/** In the session's storage: plates whose hearts were pressed before the page's code was there. */
export const earlyHeartsKey = "earlyHearts";
