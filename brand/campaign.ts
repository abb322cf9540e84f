/** Takes the place of the opening hours in the top banner while `isOn`, and leads to /kampanj/. */
export const campaign = {
  isOn: false,
  texts: {
    long: "Vi värderar din bil gratis och svarar inom 60 sekunder. Läs om kampanjen",
    medium: "Gratis värdering på 60 sekunder. Läs mer",
    short: "Gratis värdering på 60 sekunder",
  },
} as const;
