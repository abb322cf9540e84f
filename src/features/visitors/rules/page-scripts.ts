/** Outside scripts are put in after the page's own work, one turn of the event loop later. */
export const scriptLoadDelayMs = 1;
