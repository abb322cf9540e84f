import type { ReactNode } from "react";

const ink = "var(--ms-text)";
const brand = "var(--ms-brand)";
const quiet = "var(--ms-control)";

/** Each in a box of 72 by 72, in lines of 2.5 and in the roles of the theme; the group around gives stroke and fill. */
export const figures = {
  battery: (
    <>
      <rect x="4" y="20" width="58" height="34" rx="5" />
      <path d="M66 31v12" />
      <path d="M11 27h14v20H11zM29 27h14v20H29z" fill={brand} stroke="none" />
    </>
  ),
  calendar: (
    <>
      <rect x="6" y="12" width="60" height="54" rx="5" />
      <path d="M6 28h60M22 6v12M50 6v12" fill="none" />
      <path d="m24 46 9 9 16-17" fill="none" stroke={brand} />
    </>
  ),
  camera: (
    <>
      <path d="M6 24h14l6-9h20l6 9h14v38H6z" />
      <circle cx="36" cy="42" r="12" />
      <circle cx="36" cy="42" r="5" fill={brand} stroke="none" />
    </>
  ),
  car: (
    <>
      <path d="M2 60V49c0-4 2-6 6-7l13-3 12-11c2-2 5-3 8-3h10c4 0 6 1 8 4l7 10 3 1c2 1 3 3 3 6v14z" />
      <path d="M28 39l9-8c1-1 3-2 5-2h8c2 0 4 1 5 3l4 7z" fill="var(--ms-stage)" />
      <circle cx="18" cy="60" r="8" fill={ink} />
      <circle cx="55" cy="60" r="8" fill={ink} />
    </>
  ),
  chat: (
    <>
      <path d="M6 14h60v38H34L20 64V52H6z" />
      <path d="M18 28h36M18 39h22" fill="none" stroke={brand} />
    </>
  ),
  coins: (
    <>
      <ellipse cx="28" cy="22" rx="20" ry="8" />
      <path d="M8 22v14c0 4 9 8 20 8s20-4 20-8V22M8 36v14c0 4 9 8 20 8 4 0 8-1 11-2" fill="none" />
      <circle cx="54" cy="52" r="14" />
      <path d="m48 52 4 4 8-9" fill="none" stroke={brand} />
    </>
  ),
  house: (
    <>
      <path d="M8 34 36 10l28 24v32H8z" />
      <path d="M28 66V44h16v22" fill="var(--ms-stage)" />
      <path d="M2 38 36 9l34 29" fill="none" />
    </>
  ),
  key: (
    <>
      <circle cx="20" cy="36" r="15" />
      <path d="M35 36h33v12M56 36v9" fill="none" />
      <circle cx="20" cy="36" r="5" fill={brand} stroke="none" />
    </>
  ),
  letter: (
    <>
      <rect x="4" y="16" width="64" height="44" rx="4" />
      <path d="m5 20 31 24 31-24" fill="none" stroke={brand} />
    </>
  ),
  list: (
    <>
      <rect x="10" y="4" width="52" height="64" rx="4" />
      <path d="M34 20h18M34 37h18M34 54h18" fill="none" stroke={quiet} />
      <path d="m18 19 4 4 6-7M18 36l4 4 6-7M18 53l4 4 6-7" fill="none" stroke={brand} />
    </>
  ),
  lock: (
    <>
      <path d="M20 34V22c0-9 7-16 16-16s16 7 16 16v12" fill="none" />
      <rect x="10" y="34" width="52" height="34" rx="5" />
      <path d="M36 46v10" stroke={brand} />
    </>
  ),
  lens: (
    <>
      <circle cx="30" cy="32" r="22" />
      <path d="m46 48 20 20" />
      <path d="M20 34l7 7 13-15" fill="none" stroke={brand} />
    </>
  ),
  paper: (
    <>
      <rect x="10" y="4" width="52" height="64" rx="4" />
      <path d="M20 19h32M20 30h32M20 41h20" fill="none" stroke={quiet} />
      <path d="M20 57c6-10 9 5 13-2s6 3 17-1" fill="none" stroke={brand} />
    </>
  ),
  phone: (
    <>
      <rect x="19" y="4" width="34" height="64" rx="7" />
      <path d="M31 59h10" />
      <path d="M27 20h18M27 29h12" fill="none" stroke={brand} />
    </>
  ),
  scale: (
    <>
      <path d="M36 8v56M22 66h28M12 18h48" fill="none" />
      <path d="M2 44 12 18l10 26c-4 7-16 7-20 0zM50 44l10-26 10 26c-4 7-16 7-20 0z" />
      <path d="M31 8h10" stroke={brand} />
    </>
  ),
  screen: (
    <>
      <rect x="3" y="10" width="66" height="44" rx="5" />
      <path d="M36 54v12M22 66h28" />
      <path d="M14 24h28M14 34h44M14 43h18" fill="none" stroke={brand} />
    </>
  ),
  shield: (
    <>
      <path d="M36 4 64 14v22c0 17-13 26-28 32C21 62 8 53 8 36V14z" />
      <path d="m23 36 10 10 17-19" fill="none" stroke={brand} />
    </>
  ),
  wheel: (
    <>
      <circle cx="36" cy="38" r="29" fill={ink} />
      <circle cx="36" cy="38" r="18" />
      <path d="M36 20v12M36 44v12M18 38h12M42 38h12" stroke={brand} />
      <circle cx="36" cy="38" r="5" />
    </>
  ),
  wrench: (
    <>
      <path d="M64 18 52 30l-9-9L55 9c-8-4-18-2-24 5-5 6-6 13-3 20L6 56l10 10 22-22c7 3 15 2 20-3 7-6 9-15 6-23z" />
      <path d="m15 57 12-12" stroke={brand} />
    </>
  ),
} satisfies Record<string, ReactNode>;
