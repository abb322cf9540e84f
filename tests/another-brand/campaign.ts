/** Takes the place of the opening hours in the top banner while `isOn`, and leads to /kampanj/. */
export const campaign = {
  isOn: false,
  texts: {
    long: "Höstens vinterhjul på köpet. Läs om kampanjen",
    medium: "Vinterhjul på köpet. Läs mer",
    short: "Vinterhjul på köpet",
  },
} as const;
