/** Every address of the site. All end with "/", so none is ever built by hand. */
export const paths = {
  home: () => "/",

  /** The listing; `query` is the filter as text. */
  buy: (query?: URLSearchParams) => withQuery("/kopa-bil/", query),
  /** The first page is the listing itself, so that no page has two addresses. */
  buyPage: (page: number) => paths.buy(new URLSearchParams(page > 1 ? { page: String(page) } : {})),
  /** What the search field of a list offers, as data. */
  buySuggestions: () => "/kopa-bil/forslag/",
  soldSuggestions: () => "/salda-bilar/forslag/",
  externalSuggestions: () => "/external-adverts/forslag/",
  /** What the page of a list is rendered from, as data. */
  listAnswer: (list: string) => `${list}svar/`,
  car: (car: CarAddress) => `/kopa-bil/${carSegments(car)}/`,
  /** What a card shows of an advert beside its cover, as data. */
  cardPictures: (advert: string) => `${advert}bilder/`,
  /** Why a car stands where it does in the recommended order. */
  whyHere: (advert: string) => `${advert}plats/`,
  /** The sold cars that its price was held against, on its own page. */
  comparedCars: (advert: string) => `${advert}#${comparedCarsId}`,
  sold: () => "/salda-bilar/",
  soldCar: (car: CarAddress) => `/salda-bilar/${carSegments(car)}/`,
  externalAdverts: () => "/external-adverts/",
  externalAdvert: (plate: string) => `/external-adverts/${encodeURIComponent(plate)}/`,
  /** A plate is enough: for windscreens, paper and telephones. */
  shortLink: (plate: string) => `/bilar/${encodeURIComponent(plate)}/`,
  /** Where an advert tells that it is seen; no page. */
  advertView: (plate: string) => `/visningar/${encodeURIComponent(plate)}/`,
  makes: () => "/bilar/",
  videoViewer: (plate?: string) => withPlate("/video-viewer/", plate),
  /** What is seen in a film, in words, as WebVTT. */
  videoTexts: (plate: string) => `/video-viewer/${encodeURIComponent(plate)}/texter/`,
  sphereViewer: (plate?: string) => withPlate("/sphere-viewer/", plate),
  favorites: () => "/favoriter/",
  /** The cars that a browser has saved or seen, as data. */
  savedCars: () => "/favoriter/svar/",
  /** Where a list is shared, and where the shared one is read, changed and ended. */
  shareFavorites: () => "/favoriter/dela/",
  sharedFavorites: (key: string) => `/f/${encodeURIComponent(key)}/`,
  /** Cars side by side, by their plates. */
  compare: (plates: readonly string[] = []) =>
    withQuery("/jamfora-bilar/", new URLSearchParams(plates.map((plate) => ["bilar", plate]))),
  compareStock: (plate?: string) => withPlate("/jamfora-lager/", plate),
  compareStockAnswer: () => "/jamfora-lager/svar/",
  reserve: (plate?: string) => withPlate("/reservera-bil/", plate),
  proposal: () => "/offertforslag/",

  sell: () => "/salj-din-bil/",
  sellElectric: () => "/salja-elbil/",
  valuation: (plate?: string) => withPlate("/vardera-bil/", plate),
  tradeIn: (plate?: string) => withPlate("/byta-bil/", plate),

  financing: () => "/bilfinansiering/",
  insurance: () => "/bilforsakring/",
  warranty: () => "/bilgaranti/",
  service: () => "/bilservice/",
  /** The payment plan of a loan as a file. */
  paymentPlan: (query: URLSearchParams) => `/bilfinansiering/betalplan/?${query}`,

  stores: () => "/butik/",
  store: (slug: string) => `/butik/${slug}/`,
  contact: (plate?: string) => withPlate("/kontakt/", plate),
  headOffice: () => "/kontakt/huvudkontor/",
  privatePurchasing: () => "/kontakt/privatinkop/",
  customerService: () => "/kundservice/",
  /** Where the footer's contact button leads; the page itself lies under its own name. */
  contactCustomerService: () => "/kontakt/kundservice/",

  checklist: () => "/checklista-bilkop/",
  howToBuy: () => "/sa-gar-kopet-till/",
  howToSell: () => "/sa-saljer-du-din-bil/",
  about: () => "/om-oss/",
  careers: () => "/karriar/",
  jobs: () => "/lediga-tjanster/",
  blog: () => "/blogg/",
  news: () => "/news/",
  newsItem: (slug: string) => `/news/${slug}/`,
  socialMedia: () => "/sociala-medier/",
  covid: () => "/covid-19-info/",

  purchaseTerms: () => "/kopvillkor/",
  warrantyTerms: () => "/garantivillkor/",
  privacy: () => "/integritetspolicy/",
  cookies: () => "/cookies-policy/",
  sustainability: () => "/hallbar-verksamhet/",
  accessibility: () => "/tillganglighet/",
  withdrawal: () => "/angerrattsblankett/",
  complaint: () => "/reklamation/",
  complaintsBoard: () => "/reklamationsnamnd/",
  workshop: () => "/verkstad/",

  /** A case's own page; who has the signed token may read and write there. */
  case: (token: string) => `/arende/${encodeURIComponent(token)}/`,
  /** A document of it, by the line of the log and its place there. */
  caseFile: (token: string, place: number, at: number) =>
    `/arende/${encodeURIComponent(token)}/bilaga/${place}/${at}/`,

  /** What its page says, as a file. */
  caseReceipt: (token: string) => `${paths.case(token)}kvitto/`,
  /** What ends a case. */
  caseClose: (token: string) => `${paths.case(token)}stang/`,
  /** Where the drive of a case is moved and cancelled. */
  /** Where a booked time is moved and cancelled; that of a drive has had its own word from the first. */
  bookingPart: (kind: string) => (kind === "testDrive" ? "provkorning" : "tid"),
  caseBooking: (token: string, kind: string) => `${paths.case(token)}${paths.bookingPart(kind)}/`,
  /** A file of a case, for whoever has the e-mail that names it. */
  caseAttachment: (token: string) => withQuery("/arende/bilaga/", new URLSearchParams({ t: token })),

  /** The staff's side, and a page of it. */
  staff: (page = "") => `/personal/${page}`,
  /** Where a member of staff signs in or out; the footer leads there. */
  signIn: () => "/logga-in/",
  /** Where the identity provider sends back to; no page to visit. */
  signInRedirect: () => "/auth/redirect/",
  myPages: () => "/mina-sidor/",
  myPagesAuth: () => "/mina-sidor/auth/",
  newsletter: () => "/nyhetsbrev/",
  /** Where a search is watched; `query` is the filter as text. */
  savedSearch: (query?: URLSearchParams) => withQuery("/bevaka/", query),
  /** Where all that an address watches is ended. */
  endSavedSearches: () => "/bevaka/avsluta/",
  /** Where the link in our e-mail leads; the token keeps its capitals only in the query. */
  confirmNewsletter: (token?: string) =>
    withQuery("/nyhetsbrev/bekrafta/", token ? new URLSearchParams({ t: token }) : undefined),
  campaign: () => "/kampanj/",
  /** The link of a campaign, by the name of the news that tells of it. */
  campaignNews: (token: string) => `/kampanj/${encodeURIComponent(token)}/`,
  friends: () => "/friends/",
  takeover: () => "/takeover/",
  /** With a token: pictures to a case. It keeps its capitals only in the query. */
  customerUploads: (token?: string) =>
    withQuery("/customer-uploads/", token ? new URLSearchParams({ t: token }) : undefined),
  /** Where test drives are booked; of a certain car where its plate is given. */
  ride: (plate?: string) => withPlate("/ride/", plate),
  appPolicy: () => "/mobile-app/policy/",
  appSupport: () => "/mobile-app/support/",
  remarketing: () => "/remarketing/",
  /** The shell alone: what is shown when the network is gone. */
  shell: () => "/_app/",
  /** Where a link in an e-mail ends a list of ours. The token keeps its capitals only in the query. */
  unsubscribe: (token?: string) =>
    withQuery("/avsluta-utskick/", token ? new URLSearchParams({ t: token }) : undefined),
  /** The mails as they were sent; not in production. */
  inbox: (query?: URLSearchParams) => withQuery("/inkorg/", query),
  inboxMail: (id: string) => `/inkorg/${id}/`,
  inboxFile: (id: string, position: number) => `/inkorg/${id}/bilaga/${position}/`,
  inboxSource: (id: string) => `/inkorg/${id}/original/`,
  /** The parts the pages are built of; not in production. */
  ui: () => "/ui/",
  /** A form with pictures, beside them. */
  uiPictures: () => "/ui/bilder/",
} as const;

type CarAddress = { normalizedMake: string; licenseplate: string };

/** Plates may hold å, ä and ö, which an address carries encoded. */
const carSegments = ({ normalizedMake, licenseplate }: CarAddress) =>
  `${encodeURIComponent(normalizedMake)}/${encodeURIComponent(licenseplate)}`;

const withQuery = (path: string, query?: URLSearchParams) => (query?.size ? `${path}?${query}` : path);

/** `licenseplate` without spaces, as the contract names it. */
const withPlate = (path: string, plate?: string) =>
  withQuery(path, plate ? new URLSearchParams({ licenseplate: plate.replace(/\s/g, "") }) : undefined);

/** Where an advert lists the cars that its price was held against. */
export const comparedCarsId = "jamforda-bilar";
