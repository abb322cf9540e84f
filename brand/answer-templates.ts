/**
 * What we write often. {namn}, {ärende}, {bil} and {avsändare} are filled in; what stands in [brackets] has to be written by
 * whoever answers. `kinds`: of which cases it is offered first.
 */
export const answerTemplates = [
  {
    title: "Tack för din fråga",
    kinds: ["contact", "campaign"],
    text: "Hej {namn}!\n\nTack för att du hör av dig om {bil}. [svar på frågan]\n\nVill du se bilen bokar du en tid när det passar dig, eller svarar på det här mejlet.\n\n{avsändare}",
  },
  {
    title: "Vi återkommer",
    kinds: [],
    text: "Hej {namn}!\n\nVi har tagit emot ditt ärende {ärende} och tittar på det nu. Du hör från oss senast [dag].\n\n{avsändare}",
  },
  {
    title: "Reklamation: bilder och beskrivning",
    kinds: ["complaint", "warranty"],
    text: "Hej {namn}!\n\nTack för att du berättar om felet på {bil}. För att gå vidare behöver vi några bilder eller en kort film där felet syns eller hörs, och veta när det först märktes.\n\nDu skickar bilderna med länken i det här mejlet. Det kostar dig ingenting att få felet bedömt.\n\n{avsändare}",
  },
  {
    title: "Reklamation: boka verkstad",
    kinds: ["complaint", "warranty", "workshop"],
    text: "Hej {namn}!\n\nVi vill titta på {bil} i vår verkstad. Passar [dag och tid]? Bedömningen kostar ingenting, och behöver du bil under tiden ordnar vi det.\n\n{avsändare}",
  },
  {
    title: "Ånger: boka återlämning",
    kinds: ["withdrawal"],
    text: "Hej {namn}!\n\nVi har tagit emot din ånger, ärende {ärende}. Vi hämtar {bil} hos dig utan kostnad [dag]. Passar det inte, svara med en tid som gör det.\n\nNär bilen är hos oss, eller du har visat att den är på väg, betalar vi tillbaka hela beloppet till samma konto som du betalade från, senast 14 dagar efter att du ångrade dig.\n\n{avsändare}",
  },
  {
    title: "Värdering: boka tid",
    kinds: ["valuation"],
    text: "Hej {namn}!\n\nTack för uppgifterna om {bil}. Vi vill gärna se den på plats innan vi lämnar ett bud. Det tar en halvtimme och du har inte lovat något. Passar [dag och tid]?\n\n{avsändare}",
  },
  {
    title: "Provkörning: det här tar du med",
    kinds: ["testDrive"],
    text: "Hej {namn}!\n\nVälkommen att provköra {bil}. Ta med körkortet i original. Vi går igenom försäkring och självrisk innan du får nyckeln.\n\n{avsändare}",
  },
] as const;
