/** Each version of the state has its own key in the browser's storage. [STATE-1] */
export const storageKey = "v15";
export const previousStorageKey = "v14";
