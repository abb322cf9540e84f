const posts = [70, 240, 410, 580, 750, 920, 1090, 1260, 1430];

/**
 * The road by day; in the dark theme it is night, the reflectors glow and the headlights are lit.
 * The forest is a file of its own (30 kB of outlines), coloured from here.
 */
export function RoadScene() {
  return (
    <svg
      viewBox="0 0 1600 660"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-75 w-full lg:h-full print:hidden"
    >
      <Lights />
      <rect className="max-lg:hidden" width="1600" height="660" fill="url(#sky)" />
      <circle cx="1240" cy="250" r="300" fill="url(#sun)" opacity=".75" />
      <circle cx="1240" cy="250" r="46" className="fill-(--ms-sun)" />
      <path
        className="fill-(--ms-ridge-1)"
        d="M-20 700V380C46 380 61 340 127 340C211 340 229 376 313 376C428 376 454 343 569 343C664 343 685 338 781 338C874 338 894 355 987 355C1066 355 1083 316 1162 316C1236 316 1253 346 1327 346C1426 346 1448 306 1548 306C1636 306 1655 372 1743 372L1640 700Z"
      />
      <path
        className="fill-(--ms-ridge-2)"
        d="M-20 700V420C44 420 58 369 121 369C202 369 220 381 301 381C376 381 393 404 468 404C536 404 551 364 619 364C673 364 685 406 739 406C819 406 837 370 917 370C971 370 983 393 1037 393C1131 393 1152 383 1247 383C1305 383 1318 377 1376 377C1473 377 1495 398 1592 398C1687 398 1708 419 1803 419L1640 700Z"
      />
      <rect y="330" width="1600" height="140" fill="url(#fog)" />
      <use href="/scene/forest.svg#far" className="fill-(--ms-ridge-3)" />
      <rect y="410" width="1600" height="90" fill="url(#fog)" opacity=".55" />
      <use href="/scene/forest.svg#near" className="fill-(--ms-ridge-4)" />
      <path className="fill-(--ms-field)" d="M0 516C400 506 900 524 1600 510V660H0Z" />
      {posts.map((x) => (
        <g key={x} transform={`translate(${x} 542)`}>
          <circle cx="4" cy="-36" r="30" fill="url(#glow)" className="opacity-(--ms-glow)" />
          <path className="fill-(--ms-post)" d="M0 8V-52L8 -45V8Z" />
          <path className="fill-accent" d="M0 -40H8V-30H0Z" />
        </g>
      ))}
      <rect y="548" width="1600" height="120" className="fill-(--ms-road)" />
      <g className="fill-(--ms-road-line) stroke-(--ms-road-line)">
        <rect y="554" width="1600" height="3" opacity=".75" stroke="none" />
        <path d="M0 632H1600" strokeWidth="4" strokeDasharray="54 70" opacity=".8" />
      </g>
      <path
        className="opacity-(--ms-glow)"
        d="M1458.6 546L1590 496V622L1458.6 562Z"
        fill="url(#beam)"
        filter="url(#soft)"
      />
      <image
        href="/scene/car.svg"
        x="1140"
        y="463.3"
        width="360"
        height="154.3"
        className="[filter:brightness(calc(1-.34*var(--ms-glow)))]"
      />
    </svg>
  );
}

function Lights() {
  return (
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--ms-sky-1)" />
        <stop offset=".75" stopColor="var(--ms-sky-2)" />
      </linearGradient>
      <radialGradient id="sun">
        <stop offset="0" stopColor="var(--ms-sun)" />
        <stop offset=".2" stopColor="var(--ms-sun)" stopOpacity=".55" />
        <stop offset="1" stopColor="var(--ms-sun)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="fog" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--ms-sky-2)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--ms-sky-2)" stopOpacity=".75" />
      </linearGradient>
      <radialGradient id="glow">
        <stop offset="0" stopColor="var(--ms-accent)" stopOpacity=".75" />
        <stop offset=".3" stopColor="var(--ms-accent)" stopOpacity=".28" />
        <stop offset="1" stopColor="var(--ms-accent)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="beam" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="var(--ms-on-accent-soft)" stopOpacity=".42" />
        <stop offset=".5" stopColor="var(--ms-on-accent-soft)" stopOpacity=".1" />
        <stop offset="1" stopColor="var(--ms-on-accent-soft)" stopOpacity="0" />
      </linearGradient>
      <filter id="soft" x="-10%" y="-30%" width="120%" height="160%">
        <feGaussianBlur stdDeviation="5" />
      </filter>
    </defs>
  );
}
