import type { CorpusRow } from "./reading-text.ts";

/** Sentences as people write them, from a greeting to an advert's headline. */
export const wholeSentences: readonly CorpusRow[] = [
  [
    "sjusitsig hybrid under 250 000 i Uppsala med drag, max 8 000 mil, inte diesel",
    "facilities: uppsala; seats: 7; fuelTypes: 4, 5; priceTo: 250000; mileageTo: 8000; hasTowbar: true",
  ],
  [
    "röd volvo v60 eller v90 automat från 2019",
    "brands: volvo; series: v60, v90; carColors: röd; gearbox: automatisk; yearFrom: 2019",
  ],
  [
    "elbil runt 300 tkr med räckvidd över 400",
    "fuelTypes: 3; priceFrom: 270000; priceTo: 350000; wltpFrom: 400",
  ],
  ["finns det någon vit tesla model y i malmö?", "brands: tesla; series: model y; carColors: vit"],
  [
    "mercedes c220d 2019",
    'brands: mercedes-benz; series: c-klass; yearFrom: 2019; yearTo: 2019; search: "220"',
  ],
  [
    "volvo v60 2019 150 000 kr 8000 mil diesel",
    "brands: volvo; series: v60; fuelTypes: 2; priceTo: 150000; yearFrom: 2019; yearTo: 2019; mileageTo: 8000",
  ],
  [
    "Hej! Jag letar efter en kombi med automat och dragkrok, max 150 000 kr.",
    "types: kombi; gearbox: automatisk; priceTo: 150000; hasTowbar: true",
  ],
  ["Vi behöver en 7-sitsig bil för familjen, gärna hybrid", "seats: 7; fuelTypes: 4, 5"],
  [
    "SUV DIESEL 4X4 DRAG UNDER 200000",
    "types: suv; fuelTypes: 2; priceTo: 200000; hasAwd: true; hasTowbar: true",
  ],
  ["volvo xc90 d5 awd 7 sits", "brands: volvo; series: xc90; seats: 7; hasAwd: true", "d5"],
  [
    "audi a4 avant quattro",
    'brands: audi; series: a4; types: kombi; hasAwd: true; search: "avant" "quattro"',
  ],
  [
    "skoda octavia kombi diesel automat drag",
    "brands: skoda; series: octavia; types: kombi; fuelTypes: 2; gearbox: automatisk; hasTowbar: true",
  ],
  ["elbil med räckvidd på 40 mil under 300 000", "fuelTypes: 3; priceTo: 300000; wltpFrom: 400"],
  ["hej, har ni nån billig kombi i örebro?", "types: kombi; facilities: orebro; order: lagsta-pris"],
  [
    "Jag söker en automatväxlad SUV, helst hybrid, för max 300 000 kr",
    "types: suv; fuelTypes: 4, 5; gearbox: automatisk; priceTo: 300000",
  ],
  ["letar efter volvo v60 d4 2018 el nyare", "brands: volvo; series: v60; yearFrom: 2018", "d4"],
  [
    "har ni nåt i linköping under 100 tusen som inte är diesel",
    "facilities: linkoping; fuelTypes: 1, 3, 4, 5, 6; priceTo: 100000",
  ],
  [
    "kombi diesel automat 2017 och nyare max 15000 mil",
    "types: kombi; fuelTypes: 2; gearbox: automatisk; yearFrom: 2017; mileageTo: 15000",
  ],
  [
    "grön suv med panoramatak och dragkrok i täby",
    "types: suv; facilities: taby; carColors: grön; equipmentTags: panorama; hasTowbar: true",
  ],
  [
    "bmw 3 serie touring diesel",
    'brands: bmw; series: 3-serie; types: kombi; fuelTypes: 2; search: "touring"',
  ],
  ["elbil i jarfalla runt 250 tkr", "facilities: jarfalla; fuelTypes: 3; priceFrom: 220000; priceTo: 280000"],
  [
    "volvo v60 cross country d4 awd momentum 190hk 2018 drag värmare vinterhjul",
    'brands: volvo; series: v60; equipmentTags: värmare; yearFrom: 2018; yearTo: 2018; horsepowerFrom: 150; hasAwd: true; hasTowbar: true; search: "cross" "country"',
    "d4; momentum; vinterhjul",
  ],
  [
    "Volvo XC90 B5 AWD Inscription 7-sits Panorama",
    "brands: volvo; series: xc90; seats: 7; equipmentTags: panorama; hasAwd: true",
    "B5; Inscription",
  ],
  [
    "Hej jag undrar om ni har en sjusitsig elbil med minst 400 km räckvidd för under 500 000 kr i Stockholmsområdet?",
    "facilities: jarfalla, nacka, taby, tyreso, lanna; seats: 7; fuelTypes: 3; priceTo: 500000; wltpFrom: 400",
  ],
  [
    "Behöver en större bil, typ v70 eller v90, dragkrok måste finnas, max 12000 mil",
    "series: v70, v90; types: kombi, suv, minibuss; mileageTo: 12000; hasTowbar: true",
  ],
  [
    "kombi 4wd -18 eller nyare, automatlåda, under 250'",
    "types: kombi; gearbox: automatisk; priceTo: 250000; yearFrom: 2018; hasAwd: true",
  ],
  ["vilken bil får jag för 2000 kr i månaden?", "monthlyPaymentTo: 2000"],
  ["har 80 000 att lägga på en bil", "priceTo: 80000"],
  [
    "jag vill ha en svart eller mörkgrå audi a6 quattro från 2020 med max 7000 mil",
    'brands: audi; series: a6; carColors: svart, grå; yearFrom: 2020; mileageTo: 7000; hasAwd: true; search: "quattro"',
  ],
  [
    "toyota corolla touring sports hybrid 2020",
    'brands: toyota; series: corolla; types: kombi; fuelTypes: 4, 5; yearFrom: 2020; yearTo: 2020; search: "touring"',
    "sports",
  ],
  ["begagnad tesla model s 2016", "brands: tesla; series: model s; yearFrom: 2016; yearTo: 2016"],
  ["mindre än 10 tusen mil och nyare än 2017", "yearFrom: 2018; mileageTo: 10000"],
  [
    "volvo xc60 under 300 000 kronor, uppsala/västerås",
    "brands: volvo; series: xc60; facilities: uppsala, vasteras; priceTo: 300000",
  ],
  [
    "bmw 530d xdrive touring",
    'brands: bmw; series: 5-serie; types: kombi; hasAwd: true; search: "530d" "xdrive" "touring"',
  ],
  ["volvo v60 eller audi a4 eller bmw 3-serie", "brands: volvo, audi, bmw; series: v60, a4, 3-serie"],
  ["golf gte 2019 laddhybrid", "series: golf; fuelTypes: 5; yearFrom: 2019; yearTo: 2019", "gte"],
  ["Volvo v60 för 250 000 kr eller mindre", "brands: volvo; series: v60; priceTo: 250000"],
  ["bil med plats för 7 personer och hund", "seats: 7"],
  ["har ni skoda kodiaq 7-sits med drag?", "brands: skoda; series: kodiaq; seats: 7; hasTowbar: true"],
  ["kan jag få en bmw för under 150 000?", "brands: bmw; priceTo: 150000"],
  [
    "Är det nån som har en vit Golf -16 manuell bensin",
    "series: golf; fuelTypes: 1; carColors: vit; gearbox: manuell; yearFrom: 2016; yearTo: 2016",
  ],
  [
    "bränslesnål liten bil, max 60 000, gärna toyota",
    "brands: toyota; types: halvkombi; fuelTypes: 3, 4, 5; priceTo: 60000",
  ],
  ["pris upp till 200 000 och minst 2018", "priceTo: 200000; yearFrom: 2018"],
];
