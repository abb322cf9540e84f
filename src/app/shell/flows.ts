/** Where a visit is in the middle of something: the footer is folded there, and one press away. */
const flows =
  /^\/(?:reservera-bil|reservation|arende|customer-uploads|offertforslag|bevaka|mina-sidor|avsluta-utskick|nyhetsbrev\/bekrafta)(?:\/|$)/;

export function isFlow(pathname: string): boolean {
  return flows.test(pathname);
}
