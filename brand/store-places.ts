/**
 * What a store looks like, how one finds it and whom one meets there (name, what they do, phone), by the store's slug. A store
 * without a row has a plain house of its own, and neither ways nor people.
 */
export const storePlaces = {
  jarfalla: {
    house: { form: "glass", bays: 6, around: ["firs", "town"], front: ["flags", "cars"] },
    ways: {
      Bil: "E18 mot Enköping, avfarten mot Barkarby. Höger i första rondellen och sedan raka vägen in på Exempelvägen. Vi ligger på vänster sida, parkering framför huset.",
      Kollektivt:
        "Pendeltåg till Barkarby och buss mot Veddesta, hållplats Exempelvägen. Därifrån 200 meter att gå.",
      "Lämna bil":
        "Kör runt husets vänstra gavel till port 3. Där tar vi emot bilar för värdering och verkstad.",
    },
    people: [
      ["Sara Nyman", "Butikschef", "070-174 06 20"],
      ["Anna Ask", "Bilsäljare", "070-174 06 21"],
    ],
  },
  nacka: {
    house: { form: "block", bays: 5, around: ["hills", "houses"], front: ["cars"] },
    ways: {
      Bil: "Värmdöleden, väg 222, avfarten mot Sickla. Följ Provhusvägen uppför backen, vi ligger efter krönet på höger sida.",
      Kollektivt:
        "Tvärbana eller buss till Sickla, sedan tio minuter till fots längs Provhusvägen. Det lutar uppåt på vägen hit.",
      Parkering: "Tolv besöksplatser på gården. Två av dem har laddstolpe.",
    },
    people: [
      ["Amir Rahimi", "Butikschef", "070-174 06 22"],
      ["Ebba Sund", "Bilsäljare", "070-174 06 23"],
    ],
  },
  tyreso: {
    house: { form: "gable", bays: 4, around: ["firs", "firs"], front: ["cars"] },
    ways: {
      Bil: "Tyresövägen, väg 229, mot Bollmora. Vänster vid andra ljuset in på Modellvägen och 400 meter fram.",
      Kollektivt: "Buss från Gullmarsplan mot Tyresö centrum, hållplats Modellvägen, precis utanför.",
      Parkering: "Framför huset. Kör du husvagn eller släp får du plats längst till höger.",
    },
    people: [
      ["Petra Holm", "Butikschef", "070-174 06 24"],
      ["Jonas Ek", "Bilsäljare", "070-174 06 25"],
    ],
  },
  taby: {
    house: { form: "hall", bays: 6, around: ["houses", "leaves"], front: ["flags", "cars"] },
    ways: {
      Bil: "E18 norrut, avfarten mot Täby centrum. Milstensvägen går längs leden, vi är det tredje huset.",
      Kollektivt: "Roslagsbanan till Täby centrum, sedan åtta minuter att gå.",
      "Lämna bil": "Verkstaden har egen infart 50 meter före butiken. Nycklar kan läggas i lådan vid porten.",
    },
    people: [
      ["Magnus Fors", "Butikschef", "070-174 06 26"],
      ["Samira Haddad", "Bilsäljare", "070-174 06 27"],
    ],
  },
  lanna: {
    house: { form: "vault", bays: 6, around: ["works", "firs"], front: ["cars"] },
    ways: {
      Bil: "Nynäsvägen, väg 73, trafikplats Länna. Håll höger efter avfarten, Påhittsvägen går in mellan lagerhusen.",
      Kollektivt: "Buss från Handens station, hållplats Länna industriområde. Därifrån 300 meter.",
      "Lämna bil": "Port 1 på kortsidan. Ring på klockan så öppnar vi.",
    },
    people: [
      ["Kjell Öman", "Butikschef", "070-174 06 28"],
      ["Frida Lager", "Bilsäljare", "070-174 06 29"],
    ],
  },
  strangnas: {
    house: { form: "gable", bays: 5, around: ["water", "leaves"], front: ["cars"] },
    ways: {
      Bil: "E20, avfarten mot Strängnäs. Följ skyltarna mot centrum, Tänkta gatan är andra gatan till vänster.",
      Kollektivt: "Tåg till Strängnäs station, sedan buss mot centrum och fem minuter längs vattnet.",
      Parkering: "På grusplanen bakom huset, infart från gaveln.",
    },
    people: [
      ["Lena Dahl", "Butikschef", "070-174 06 30"],
      ["Viktor Säll", "Bilsäljare", "070-174 06 31"],
    ],
  },
  weblager: {
    house: { form: "works", bays: 7, around: ["works", "town"], front: ["parcels"] },
    ways: {
      Bil: "E18 mot Enköping, avfarten mot Barkarby och in på Exempelvägen. Lagret är huset före butiken i Järfälla. Ring innan du åker, så är bilen framkörd.",
      Kollektivt: "Pendeltåg till Barkarby och buss mot Veddesta, hållplats Exempelvägen.",
      Hämtning: "Bilar som köpts över webben lämnas ut vid port 2, på den tid som står i beskedet.",
    },
    people: [
      ["Robin Alm", "Lageransvarig", "070-174 06 32"],
      ["Ida Norling", "Bilsäljare på webben", "070-174 06 33"],
    ],
  },
  recharge: {
    house: { form: "glass", bays: 4, around: ["leaves", "town"], front: ["chargers"] },
    ways: {
      Bil: "E18 mot Enköping, avfarten mot Barkarby och in på Exempelvägen. Huset med laddstolparna, bortom butiken i Järfälla.",
      Kollektivt: "Pendeltåg till Barkarby och buss mot Veddesta, hållplats Exempelvägen.",
      Laddning: "Fyra laddplatser framför huset. De är gratis under besöket.",
    },
    people: [
      ["Linnea Berg", "Butikschef", "070-174 06 34"],
      ["Omar Saleh", "Elbilssäljare", "070-174 06 35"],
    ],
  },
  transport: {
    house: { form: "works", bays: 5, around: ["hills", "works"], front: ["vans"] },
    ways: {
      Bil: "Värmdöleden, väg 222, avfarten mot Sickla. Följ Provhusvägen förbi butiken i Nacka, nästa infart på höger sida är vår.",
      Kollektivt: "Tvärbana eller buss till Sickla, sedan tolv minuter till fots.",
      "Hög bil": "Infarten har fri höjd 4,2 meter, så skåpbilar och lastbilar kommer in.",
    },
    people: [
      ["Stefan Kull", "Butikschef", "070-174 06 36"],
      ["Malin Ört", "Transportbilssäljare", "070-174 06 37"],
    ],
  },
  goteborg: {
    house: { form: "vault", bays: 7, around: ["works", "water"], front: ["flags", "cars"] },
    ways: {
      Bil: "E6 norr om Tingstadstunneln, avfarten mot Bäckebol. Diktade vägen följer älven, vi syns från motorvägen.",
      Kollektivt:
        "Buss från Brunnsparken mot Bäckebol, hållplats Diktade vägen. Resan tar ungefär 20 minuter.",
      "Lämna bil": "Verkstaden ligger i husets norra ände, port 4.",
    },
    people: [
      ["Patrik Hav", "Butikschef", "070-174 06 38"],
      ["Zahra Karimi", "Bilsäljare", "070-174 06 39"],
    ],
  },
  uppsala: {
    house: { form: "hall", bays: 7, around: ["leaves", "town"], front: ["flags", "cars"] },
    ways: {
      Bil: "E4, avfarten mot Fyrislund. Vänster i rondellen och sedan andra infarten till höger på Exempelgatan.",
      Kollektivt:
        "Stadsbuss från centralstationen mot Fyrislund, hållplats Exempelgatan. Därifrån 150 meter.",
      "Lämna bil": "Verkstaden har infart på baksidan, följ skyltarna mot port 5.",
    },
    people: [
      ["Karin Wall", "Butikschef", "070-174 06 40"],
      ["Tobias Rask", "Bilsäljare", "070-174 06 41"],
    ],
  },
  vasteras: {
    house: { form: "works", bays: 6, around: ["water", "town"], front: ["cars"] },
    ways: {
      Bil: "E18, avfarten mot Västerås centrum. Håll mot hamnen, Låtsasgatan är tredje gatan till höger.",
      Kollektivt: "Tåg till Västerås central, sedan tolv minuter att gå längs ån.",
      Parkering: "På gården, infart genom den gamla porten. Fri höjd 3,5 meter.",
    },
    people: [
      ["Annika Brant", "Butikschef", "070-174 06 42"],
      ["Dejan Kovac", "Bilsäljare", "070-174 06 43"],
    ],
  },
  orebro: {
    house: { form: "block", bays: 6, around: ["leaves", "houses"], front: ["cars"] },
    ways: {
      Bil: "E18 eller E20 mot Örebro, avfarten mot centrum. Fiktiva gatan börjar vid den andra rondellen, vi ligger i hörnhuset.",
      Kollektivt: "Stadsbuss från resecentrum, hållplats Fiktiva gatan, mitt emot entrén.",
      "Lämna bil": "Verkstadens port ligger runt hörnet. Stanna framför så kommer vi ut.",
    },
    people: [
      ["Göran Stål", "Butikschef", "070-174 06 44"],
      ["Julia Moberg", "Bilsäljare", "070-174 06 45"],
    ],
  },
  linkoping: {
    house: { form: "hall", bays: 5, around: ["town", "firs"], front: ["flags", "cars"] },
    ways: {
      Bil: "E4, avfarten mot Linköping Norra. Sagovägen går parallellt med motorvägen, kör 600 meter tillbaka längs den.",
      Kollektivt: "Stadsbuss från resecentrum mot Tornby, hållplats Sagovägen.",
      "Lämna bil": "Verkstadens infart är den första, butikens den andra.",
    },
    people: [
      ["Helena Vik", "Butikschef", "070-174 06 46"],
      ["Axel Trygg", "Bilsäljare", "070-174 06 47"],
    ],
  },
  halmstad: {
    house: { form: "gable", bays: 6, around: ["water", "houses"], front: ["cars"] },
    ways: {
      Bil: "E6, avfarten mot Halmstad Norra. Följ Diktvägen mot havet tills du ser huset med den höga gaveln.",
      Kollektivt: "Buss från Halmstad central, hållplats Diktvägen. Därifrån 100 meter.",
      Parkering: "Framför huset, fjorton platser.",
    },
    people: [
      ["Ulla Strand", "Butikschef", "070-174 06 48"],
      ["Ali Demir", "Bilsäljare", "070-174 06 49"],
    ],
  },
  sundsvall: {
    house: { form: "block", bays: 5, around: ["hills", "water"], front: ["cars"] },
    ways: {
      Bil: "E4, avfarten mot Birsta. Höger i rondellen och nedför Påhittsgatan mot vattnet.",
      Kollektivt: "Buss från Navet mot Birsta, hållplats Påhittsgatan.",
      "Lämna bil": "Verkstaden ligger en halvtrappa ned, infart från baksidan.",
    },
    people: [
      ["Mattias Norr", "Butikschef", "070-174 06 50"],
      ["Eva Lidén", "Bilsäljare", "070-174 06 51"],
    ],
  },
  ostersund: {
    house: { form: "gable", bays: 4, around: ["hills", "firs"], front: ["cars"] },
    ways: {
      Bil: "E14, avfarten mot Odenskog. Exempelgränd är en återvändsgata, vi ligger längst in.",
      Kollektivt: "Stadsbuss från Gustav III:s torg, hållplats Odenskog. Därifrån 250 meter.",
      Parkering: "På gården. Motorvärmare finns vid tio av platserna.",
    },
    people: [
      ["Ingrid Fjäll", "Butikschef", "070-174 06 52"],
      ["Per Storm", "Bilsäljare", "070-174 06 53"],
    ],
  },
} as const;
