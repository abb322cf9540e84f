import { folded } from "./tokens.ts";

/**
 * Names of trims, engines and packages, as makers write them. They ask nothing by themselves: some car has the word, or the
 * page says that none has. They are no slips of other words: "shine" is no "S line", "life" no "lite".
 */
const byMake = {
  several:
    "comfort komfort business premium edition limited exclusive executive elegance elegant active style sport sportline " +
    "performance dynamic classic design basic standard ultimate advance advanced advantage ambition ambiente attraction " +
    "avantgarde exclusiv luxury select selection signature special techno technology turbo hybrid4 ultra urban unlimited " +
    "first black dark bright white silver nordic winter sense prestige progress essential essence equilibre evolution",
  audi: "proline sportback allroad tfsi multitronic tronic etron gtron",
  bmw: "msport xline sportline steptronic sdrive individual modern efficientdynamics",
  citroen: "feel shine live multispace aircross puretech bluehdi proffs attraction seduction confort",
  cupra: "endurance adrenaline tribe veloz ebooost eboost",
  ford: "titanium trend vignale ghia econetic ecoboost ecoblue tdci active stline powershift wildtrak sportbreak ambiente",
  hyundai: "trend comfort nline advanced essential crdi launch nlineplus shooting",
  kia: "gtline advance komfort crdi sportswagon motion exclusive",
  mazda: "optimum takumi homura kodo skyactiv cosmo sky centreline exclusiveline prime vision",
  mercedes: "amg bluetec bluetech cdi eqpower progressive elegance avantgarde edition tourer",
  mg: "luxury comfort trophy xpower",
  mini: "jcw works chili essential classic favoured exclusive all4 yours untamed",
  mitsubishi: "intense invite instyle instyl inform business kaiteki",
  nissan: "visia acenta tekna connecta nconnecta shiro midnight evolve nismo epower xtronic",
  opel: "enjoy cosmo innovation elegance ultimate gsline cdti dynamic design",
  peugeot: "allure active access style feline gtline puretech bluehdi premium",
  porsche: "carrera targa turismo gts turbo platinum pdk tiptronic",
  renault:
    "zen intens initiale paris expression dynamique authentique techno iconic evolution alpine esprit etech life bose",
  seat: "reference style xcellence excellence connect ecotsi",
  skoda:
    "scout laurin klement sportline monte carlo montecarlo ambition style elegance active greenline lounge clever",
  subaru: "lineartronic summit field ridge eyesight xfuel",
  tesla: "plaid performance ludicrous raven",
  toyota: "active style executive premium comfort gazoo grsport adventure bitone lounge sol terra luna",
  volkswagen:
    "trendline comfortline highline life rline alltrack variant united join sound masters allstar ehybrid bluemotion cupe",
  volvo:
    "momentum inscription kinetic summum core plus ultimate recharge engineered advanced polestar powershift geartronic " +
    "oceanrace ocean race twin single dual rdesign express",
};

/** Folded, as tokens are. */
export const trimWords: ReadonlySet<string> = new Set(
  Object.values(byMake).flatMap((words) => words.split(" ").map(folded)),
);
