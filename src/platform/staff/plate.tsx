/** A plate as it looks on a car. */
export function Plate({ text }: { text: string }) {
  return (
    <span className="plate">
      <span className="eu" aria-hidden>
        S
      </span>
      <span className="no">{text}</span>
    </span>
  );
}
