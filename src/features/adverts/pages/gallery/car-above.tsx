/** A car from above, with its front to the left; 475 long and 190 wide. */
export function CarAbove() {
  return (
    <>
      <path
        d="M4 95C4 48 12 16 62 9C150 -1 330 -1 412 6C452 10 470 44 471 95C470 146 452 180 412 184C330 191 150 191 62 181C12 174 4 142 4 95Z"
        className="car-outline"
      />
      <path
        d="M142 30C128 62 128 128 142 160L188 146C180 118 180 72 188 44Z"
        className="fill-sunken stroke-line-2"
      />
      <path
        d="M362 46C370 74 370 116 362 144L402 158C414 128 414 62 402 32Z"
        className="fill-sunken stroke-line-2"
      />
      <path
        d="M142 30C210 16 330 16 402 32M142 160C210 174 330 174 402 158M188 44L362 46M188 146L362 144M264 20V44M264 146V170"
        className="fill-none stroke-line-2"
      />
      <path d="M150 8L158 -4L172 -3L170 5M150 182L158 194L172 193L170 185" className="car-outline" />
    </>
  );
}
