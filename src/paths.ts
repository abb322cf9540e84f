/** Every address of the site. All end with "/", so none is ever built by hand. [PATH-1] */
export const paths = {
  home: () => "/",
  /** The listing; `query` is the filter as text. [PATH-2] */
  buy: (query?: URLSearchParams) => withQuery("/kopa-bil/", query),
  /** The first page is the listing itself, so that no page has two addresses. [PATH-3] */
  buyPage: (page: number) => paths.buy(new URLSearchParams(page > 1 ? { page: String(page) } : {})),
  car: (car: CarAddress) => `/kopa-bil/${carSegments(car)}/`,
  soldCar: (car: CarAddress) => `/salda-bilar/${carSegments(car)}/`,
};

type CarAddress = { normalizedMake: string; licenseplate: string };

/** Plates may hold å, ä and ö, which an address carries encoded. [PATH-4] */
const carSegments = ({ normalizedMake, licenseplate }: CarAddress) =>
  `${encodeURIComponent(normalizedMake)}/${encodeURIComponent(licenseplate)}`;

const withQuery = (path: string, query?: URLSearchParams) => (query?.size ? `${path}?${query}` : path);
