/** What the order rests on, said where the list is. [LISTING-13] */
export function HowWeSort() {
  return (
    <details className="mt-6 max-w-text text-sm text-ink-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link underline decoration-1 underline-offset-3 hover:decoration-2">
        Så sorterar vi bilarna
      </summary>
      <div className="grid gap-2 pt-1">
        <p>
          Rekommenderad visar först bilar som har pris, sedan de andra. Bland dem kommer den senast
          publicerade först. Har du skrivit sökord kommer bilar som har orden i sitt namn före dem som har
          orden på annat håll i annonsen.
        </p>
        <p>
          Störst prissänkning räknas från lägsta pris de 30 dagarna före sänkningen, i kronor. Alla bilar i
          listan är våra egna och ingen betalar för en bättre plats.
        </p>
      </div>
    </details>
  );
}
