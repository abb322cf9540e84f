/** Addresses with a signed token in them. Only the server makes them, so they are not among those that every page loads. */
export const reservationPaths = {
  /** A reservation's own page; who has the token may see and cancel it. */
  reservation: (token: string) => `/reservation/${encodeURIComponent(token)}/`,
  cancel: (token: string) => `/reservation/${encodeURIComponent(token)}/avboka/`,
  /** The confirmation as a file. */
  receipt: (token: string) => `/reservation/${encodeURIComponent(token)}/kvitto/`,
  /** The reservation as a file for calendars. */
  calendar: (token: string) => `/reservation/${encodeURIComponent(token)}/kalender/`,
  /** The page of somebody who waits for a car. */
  wait: (token: string) => `/reservation/ko/${encodeURIComponent(token)}/`,
  /** Where whoever holds a car books a drive of it. */
  drive: (token: string) => `/reservation/${encodeURIComponent(token)}/provkorning/`,
  /** Where a car is reserved by whoever has a head start on it. */
  reserveFirst: (plate: string, token: string) =>
    `/reservera-bil/?${new URLSearchParams({ licenseplate: plate, ko: token })}`,
} as const;
