/** Everyday words a slip away from a word of ours, folded. They are never taken for a slip of the pen. */
export const everydayWords: ReadonlySet<string> = new Set(
  (
    "across ager akta alder alls andra andrabil andrar anger aning annan antligen arbete arena arton " +
    "astma atto bada band barnet base bast bland block bonda boss bosta bostad broms bron brons brown " +
    "bruna candy cart citron civil clip cooler copper core cover cylinder date dear dina ditt djupt " +
    "doda driva driver drog drom entra exclusive extras falla family fara fasta fatt fest festa filma " +
    "final fira firm first fobia fodd fokus folja folk fonster fora force foretag form format forra " +
    "forsakring forstar forster fort frame frasch frisk front fullt fungerar galax gang ganger german " +
    "gilla glad glass glue gora gott gras grej hade half halka hall hallbar halva hamtar handa hander " +
    "hanger hart heller helt hinda historia history hittat hjalpa hoger holl hora host hund hunda illa " +
    "innan inne inner intet into jobba jumpa kall kalla kallar kamin kanna kanns kara kasta katt " +
    "keep kill kille kollega kompis kontakt kopp kora korde korsa kott krafter krig krock krona kund " +
    "kusta kvall kvinna lagen lagg lagger lamna lan lana lands lange langer lara larde lart lasa laser " +
    "laste later lead leasad lease lenas less ligga lika lila linje lista litar livet lock logga logn " +
    "longer loser lost mackan magen main makan make malus margin marina mark marken marker masta match " +
    "maten medan micro mikra minns minuter mista mocka mode morgon morkt mota moter narmare nasan nasta " +
    "nissar nissen nytta omrade online open optimal orange ostra paris passa passar passas " +
    "passet past personal plain plans poland pool port posta prins printer rakna range rasta ratt ratta " +
    "redan resa riksdagen ringa ringen ringer rista rora rosa sade safe sager saken saker sakra sakta " +
    "salda salj salja samla samma sangen sanger sann sant santa satt scale servicebil sidan side sinne " +
    "sist sista site sitta sitter sjal skada skadad skaffa skal skala skapa skaran sker skidor skodd " +
    "skoja skola skolan skopa skot skota skott skuld skulder skull slapp small smart snall solen " +
    "sorterar sorts sover spark sprinten stabil stack stada stalla stand start stat sten stod stolt " +
    "stoppar store styra super superba superbt svara svaret syster tander tanke tankte testa tidigt " +
    "tills tinga titta tittar tjanst toppen toucan trader trafik transporten transportera unga unge " +
    "ungen utav ute uttag vacka vagen valjer vanligt vanta varan vare varit varmt varre vars varsta " +
    "vastra viktigt vila vilja vinge vinka vinna vinter vissa vista watch while"
  ).split(" "),
);
