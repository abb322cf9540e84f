import type { Car } from "#features/cars/rules/car.ts";
import { bodyTypesMeantBy } from "#features/cars/rules/vocabulary.ts";

/** What a sentence is about. A review says one thing about each, so that it never contradicts itself. */
type Topic = "advert" | "car" | "battery" | "handover" | "papers" | "people" | "price" | "workshop" | "after";

export type Tone = "good" | "niggle" | "bad";

/** Where a sentence would be true: the car has what it speaks of, and was fetched or brought home as it says. */
export type Fact = keyof typeof facts;

/** `{town}`, `{model}` and `{days}` are filled in from the deal. */
export type Phrase = readonly [topic: Topic, words: string, ...needs: Fact[]];

export type Deal = { car: Omit<Car, "id">; isBroughtHome: boolean };

const vans = bodyTypesMeantBy("transportbil");

export const facts = {
  home: ({ isBroughtHome }: Deal) => isBroughtHome,
  store: ({ isBroughtHome }: Deal) => !isBroughtHome,
  electric: ({ car }: Deal) => car.fuelType === 3,
  fuelled: ({ car }: Deal) => car.fuelType !== 3,
  battery: ({ car }: Deal) => car.batteryHealth !== null,
  towbar: ({ car }: Deal) => car.hasTowbar,
  caravan: ({ car }: Deal) => (car.maxTrailerWeight ?? 0) >= 1_500,
  heater: ({ car }: Deal) => car.equipment.includes("värmare"),
  awd: ({ car }: Deal) => car.hasAwd === true,
  roomy: ({ car }: Deal) => car.bodyType === "kombi" || car.bodyType === "suv",
  cheap: ({ car }: Deal) => (car.price ?? 0) < 110_000 && car.bodyType === "halvkombi",
  van: ({ car }: Deal) => vans.includes(car.bodyType),
} satisfies Record<string, (deal: Deal) => boolean>;

export const phrases = {
  good: [
    ["advert", "Repan på bakdörren fanns med i annonsen, med måttband och allt."],
    ["advert", "Bilen såg ut precis som på bilderna."],
    ["advert", "Det som var fel på bilen stod i annonsen, så det blev inga överraskningar."],
    ["advert", "Stenskotten på huven var fotograferade ett och ett. Skönt att slippa leta själv."],
    ["advert", "Däcken hade exakt det mönsterdjup som stod i annonsen."],
    ["advert", "Skicket var så noga beskrivet att jag vågade köpa utan att provköra.", "home"],
    ["advert", "Jag läste om skicket hemma och hade inga frågor kvar när jag kom dit.", "store"],
    ["advert", "Bucklan på skärmen var mindre än jag trodde av bilden."],
    ["price", "Jag kunde se hur priset hade ändrats, och det kändes rimligt."],
    ["price", "Priset var det som stod i annonsen, inga avgifter på slutet."],
    ["price", "Ingen pressade mig att ta lån eller försäkring."],
    ["price", "Bytte in min gamla bil och fick det pris de hade sagt på telefon."],
    ["price", "De löste lånet på min gamla bil samma dag."],
    ["people", "Säljaren i {town} tog sig tid och svarade rakt på alla frågor.", "store"],
    ["people", "Trevligt bemötande i {town} och ingen stress.", "store"],
    ["people", "Fick prata med samma person hela vägen."],
    ["people", "Säljaren ringde upp precis när hon hade lovat."],
    ["people", "När de inte visste svaret sa de det, och återkom en timme senare."],
    ["people", "Ringde kundservice en söndagskväll och fick svar direkt."],
    ["people", "De visade hur allt i bilen fungerade innan jag åkte.", "store"],
    ["handover", "Hämtade min {model} {days} dagar efter att jag skrev på.", "store"],
    ["handover", "Bilen kom hem till dörren på utsatt tid, tvättad och laddad.", "home", "electric"],
    ["handover", "Chauffören väntade medan jag gick igenom bilen hemma på uppfarten.", "home"],
    ["handover", "Leveransen hem gick smidigt, de ringde en halvtimme innan.", "home"],
    ["handover", "Bilen stod tvättad och fulltankad när jag kom.", "store", "fuelled"],
    ["handover", "Laddkabeln låg i bilen och batteriet var fullt när jag hämtade den.", "store", "electric"],
    ["papers", "Allt var klart när jag kom: ägarbyte, nycklar och papper på en kvart.", "store"],
    ["papers", "Servicebok och båda nycklarna var med."],
    ["papers", "Avtalet var lätt att läsa, ingen finstilt överraskning."],
    ["papers", "Skrev på hemma vid köksbordet och fick alla papper samma dag.", "home"],
    ["car", "Bilen går som en klocka."],
    ["car", "Har kört en del nu och är lika nöjd."],
    ["car", "Hela familjen är nöjd med bilen.", "roomy"],
    ["car", "Äntligen en bil som rymmer både barnvagn och hund.", "roomy"],
    ["car", "Perfekt som första bil.", "cheap"],
    ["car", "Tog med min pappa som är mekaniker. Han hade inget att klaga på.", "store"],
    ["car", "Släpet är redan använt, dragkroken satt där som utlovat.", "towbar"],
    ["car", "Dragvikten stod i annonsen och räcker till husvagnen.", "caravan"],
    ["car", "Värmaren fungerar som den ska, det var viktigt för mig.", "heater"],
    ["car", "Fyrhjulsdriften behövs där vi bor, och den klarar backen hem.", "awd"],
    ["car", "Går i jobbet varje dag och sköter sig.", "van"],
    ["battery", "Batterihälsan var mätt och daterad. Det avgjorde för min del.", "battery"],
    ["battery", "Räckvidden stämmer med det säljaren sa.", "electric"],
    ["battery", "Min första elbil, och de förklarade laddningen så att jag förstod.", "electric"],
    ["workshop", "En lampa gick sönder efter en vecka. De bytte den utan diskussion."],
    ["workshop", "Ett fönster hissade ojämnt, men verkstaden lagade det på en dag."],
    ["after", "Ringde om en sak efteråt och fick hjälp direkt."],
    ["after", "De hörde av sig efter en vecka och frågade om allt var bra."],
  ],
  niggle: [
    ["handover", "Det tog två dagar längre än utlovat att få bilen, men de ringde och sa till."],
    ["handover", "Bagaget var lite dammigt när jag hämtade bilen.", "store"],
    ["handover", "Tanken var nästan tom när jag fick bilen.", "fuelled"],
    ["handover", "Batteriet var bara laddat till hälften när jag fick bilen.", "electric"],
    ["handover", "Leveransen hem kom en timme senare än sagt.", "home"],
    ["papers", "Extranyckeln saknades och kom med posten en vecka senare."],
    ["papers", "Instruktionsboken saknades."],
    ["papers", "Bilens app var fortfarande kopplad till förra ägaren.", "electric"],
    ["people", "Fick vänta en stund i butiken trots bokad tid.", "store"],
    ["people", "Blev kopplad mellan två personer innan jag fick rätt svar."],
    ["people", "Svårt att hitta till butiken i {town}, skyltarna kunde vara tydligare.", "store"],
    ["people", "Provkörningen blev kortare än jag hade velat.", "store"],
    ["advert", "Bilderna på insidan kunde ha varit fler."],
    ["advert", "Däcken är snart slut, fast det stod å andra sidan i annonsen."],
    ["advert", "Någon repa till än de som var fotograferade, men inget stort."],
    ["price", "Min inbytesbil hamnade i nederkant av prisintervallet."],
    ["price", "De erbjöd försäkringen två gånger, en hade räckt."],
    ["price", "Bilen låg ute utan pris i flera dagar innan jag fick besked."],
    ["battery", "Hade gärna fått laddningen bättre förklarad.", "electric"],
    ["car", "Dragkroken var trög första gången och behövde smörjas.", "towbar"],
    ["car", "Klockan gick fel och torkarna kärvade, men det var lätt fixat."],
  ],
  bad: [
    ["people", "Fick ringa tre gånger innan någon återkom."],
    ["people", "Mejlen besvarades, men aldrig det jag frågade om."],
    ["people", "Ingen i {town} visste att jag skulle komma fast jag hade bokat tid.", "store"],
    ["handover", "Leveransen blev uppskjuten två gånger."],
    ["handover", "Bilen var inte tvättad när jag hämtade den.", "store"],
    ["handover", "Bilen kom sent på kvällen i stället för på förmiddagen.", "home"],
    ["advert", "En skada på stötfångaren saknades i annonsen. De tog på sig den, men det tog två veckor."],
    ["advert", "Bilen luktade rök och det stod ingenstans."],
    ["workshop", "Bromsarna gnisslade redan första veckan och verkstaden hade lång kö."],
    ["workshop", "En varningslampa tändes på vägen hem och jag fick köra tillbaka.", "store"],
    ["car", "Torkarblad och luftfilter var slut, sådant borde ha setts vid kontrollen."],
    ["car", "Dragkroken gick inte att fälla ut.", "towbar"],
    ["car", "Värmaren fungerade inte när jag fick bilen.", "heater"],
    ["price", "Inbytet sänktes på plats utan någon bra förklaring.", "store"],
    ["price", "Fick inget besked om finansieringen förrän jag själv ringde."],
    ["papers", "Den andra nyckeln har jag fortfarande inte fått."],
    ["papers", "Ägarbytet drog ut på tiden, så jag fick vänta med försäkringen."],
    ["battery", "Räckvidden är klart kortare än jag fick intryck av.", "electric"],
    ["battery", "Laddluckan kärvade och jag fick själv boka tid för att laga den.", "electric"],
  ],
} as const satisfies Record<Tone, readonly Phrase[]>;

/** The last word, for each rating. */
export const closings = {
  5: ["Handlar gärna här igen.", "Rekommenderas.", "Tack!", "Mycket nöjd.", "Tredje bilen vi köper här."],
  4: ["Ändå nöjd.", "På det hela taget ett bra köp.", "I övrigt bra.", "Bra bil."],
  3: ["Godkänt, inte mer.", "Varken bra eller dåligt.", "I övrigt helt okej."],
  2: ["Hade väntat mig mer.", "Det får bli bättre.", "Det borde gå att göra bättre."],
  1: ["Köper inte här igen.", "Kan inte rekommendera det.", "Mycket besviken."],
} as const;
