/** Each version of the state has its own key in the browser's storage. [STATE-1] */
export const storageKey = "v15";
export const previousStorageKey = "v14";
/** In the session's storage: plates whose hearts were pressed before the page's code was there. [FAVPAGE-8] */
export const earlyHeartsKey = "earlyHearts";
