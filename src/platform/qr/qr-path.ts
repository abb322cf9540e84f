import { encode } from "uqr";

/** Light modules around it, as the standard wants: without them many telephones find nothing. */
const quietZone = 4;

/**
 * An address as a QR code: the side in modules, and the dark ones as a path in which each is one wide. A quarter of it may
 * be dirty or behind a wiper.
 */
export function qrPath(text: string): { side: number; path: string } {
  const { size, data } = encode(text, { ecc: "Q", border: quietZone });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { side: size, path: path.join("") };
}
