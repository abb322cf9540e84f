/** When the workshops take in cars, and how long they need for what. How many at once is a column of each store. */
export const workshop = {
  hours: { opens: "07:30", closes: "16:30" },
  works: [
    {
      slug: "service",
      label: "Service enligt planen",
      minutes: 120,
      about: "Olja, filter och kontroll enligt serviceplanen",
    },
    {
      slug: "dackskifte",
      label: "Däckskifte",
      minutes: 30,
      about: "Skifte av hjul, lufttryck och mönsterdjup",
    },
    { slug: "bromsar", label: "Bromsar", minutes: 120, about: "Belägg, skivor och bromsvätska" },
    { slug: "felsokning", label: "Felsökning", minutes: 60, about: "Felkoder läses ut och felet letas upp" },
    { slug: "annat", label: "Annat", minutes: 60, about: "Beskriv vad som behöver göras" },
  ],
} as const;
