/** The route table of the contract and its other paths, in its own order, and what we have added. */
export const routeTable = [
  ..."/ /kopa-bil/ /salj-din-bil/ /salja-elbil/ /butik/ /kontakt/ /kundservice/ /favoriter/".split(" "),
  ..."/bilfinansiering/ /bilforsakring/ /bilgaranti/ /bilservice/ /byta-bil/ /vardera-bil/".split(" "),
  ..."/salda-bilar/ /external-adverts/ /checklista-bilkop/ /sa-gar-kopet-till/ /sa-saljer-du-din-bil/".split(
    " ",
  ),
  ..."/om-oss/ /karriar/ /lediga-tjanster/ /blogg/ /news/ /garantivillkor/ /integritetspolicy/".split(" "),
  ..."/cookies-policy/ /hallbar-verksamhet/ /kopvillkor/ /sociala-medier/ /covid-19-info/".split(" "),
  ..."/angerrattsblankett/ /bilar/ /video-viewer/ /sphere-viewer/ /mina-sidor/ /mina-sidor/auth/".split(" "),
  ..."/nyhetsbrev/ /reklamation/ /reklamationsnamnd/ /verkstad/ /offertforslag/ /takeover/".split(" "),
  ..."/jamfora-bilar/ /jamfora-lager/ /reservera-bil/ /kampanj/ /friends/ /customer-uploads/ /ride/".split(
    " ",
  ),
  ..."/mobile-app/policy/ /mobile-app/support/ /remarketing/ /tillganglighet/".split(" "),
  ..."/kontakt/huvudkontor/ /kontakt/privatinkop/ /butik/uppsala/ /news/mil-linjalen/".split(" "),
];
