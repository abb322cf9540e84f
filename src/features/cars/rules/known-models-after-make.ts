import type { KnownModelRow } from "./known-models-alone.ts";

/** Numbers and words that mean the model only after its make. */
export const afterMake: Readonly<Record<string, readonly KnownModelRow[]>> = {
  audi: [
    ["80", null, "a4"],
    ["100", null, "a6"],
  ],
  fiat: [
    ["500", "halvkombi", "cooper,picanto"],
    ["500e", "halvkombi", "cooper"],
    ["Doblo", null, "berlingo"],
    ["Ducato", "transportbil-skap", "transit"],
    ["Panda", "halvkombi", "picanto"],
  ],
  jeep: [
    ["Avenger", "suv", "mokka,juke"],
    ["Compass", "suv", "3008"],
  ],
  lexus: [
    ["NX", "suv", "rav4"],
    ["RX", "suv", "xc60,rav4"],
    ["UX", "suv", "c-hr"],
    ["CT", "halvkombi", "auris"],
    ["IS", "sedan", "3-serie"],
  ],
  peugeot: [
    ["107", "halvkombi", "208"],
    ["108", "halvkombi", "208"],
    ["206", "halvkombi", "208"],
    ["207", "halvkombi", "208"],
    ["307", null, "308"],
    ["407", null, "508"],
    ["408", "suv", "3008"],
    ["Boxer", "transportbil-skap", "jumpy"],
    ["Expert", "transportbil-skap", "jumpy"],
    ["Partner", null, "berlingo"],
    ["Rifter", null, "berlingo"],
    ["Traveller", "minibuss", "vito"],
  ],
  saab: [
    ["900", null, "v60"],
    ["9000", null, "v90"],
    ["93", null, "v60,passat"],
    ["95", null, "v90,passat"],
  ],
  volkswagen: [
    ["Up", "halvkombi", "polo,picanto"],
    ["California", null, "transporter"],
  ],
  volvo: [
    ["240", null, "v60,v90"],
    ["740", null, "v60,v90"],
    ["850", null, "v60,v90"],
    ["940", null, "v60,v90"],
    ["245", "kombi", "v60,v90"],
    ["745", "kombi", "v60,v90"],
    ["Amazon", null, "v60"],
  ],
};
