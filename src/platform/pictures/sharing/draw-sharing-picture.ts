import sharp from "sharp";
import type { Pixels } from "../preview.ts";
import { type SharingCard, sharingSize } from "./sharing-card.ts";
import { textPath, wrapped } from "./text-path.ts";

const panelWidth = 400;
const inset = 40;
const capacity = panelWidth - 2 * inset;
const ink = "#10211c";
const softInk = "#43534d";

/** The car to the right, what it is to the left. */
export async function drawSharingPicture(picture: Pixels, card: SharingCard): Promise<Uint8Array> {
  const { data, width, height } = picture;
  const car = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: sharingSize.width - panelWidth, height: sharingSize.height, fit: "cover" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp({ create: { ...sharingSize, channels: 3, background: "#fff" } })
    .composite([
      { input: car, left: panelWidth, top: 0 },
      { input: Buffer.from(panelSvg(card)), left: 0, top: 0 },
    ])
    .jpeg({ quality: 84 })
    .toBuffer();
}

export function panelSvg({ heading, detail, facts, price, logo }: SharingCard): string {
  const lines: string[] = [];
  let y = 178;
  const write = (
    text: string,
    style: { size: number; limit: number; fill?: string; bold?: number; below: number },
  ) => {
    const { size, limit, fill = ink, bold = 0, below } = style;
    for (const line of wrapped(text, size, capacity, limit)) {
      lines.push(textPath(line, { x: inset, y, size, fill, bold }));
      y += size * 1.14;
    }
    y += below;
  };
  write(heading, { size: 46, limit: 3, bold: 40, below: 2 });
  write(detail, { size: 28, limit: 2, fill: softInk, below: 22 });
  write(facts, { size: 28, limit: 3, below: 48 });
  if (price !== null) write(price, { size: 52, limit: 1, bold: 40, below: 0 });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${panelWidth}" height="${sharingSize.height}">` +
    `<rect width="100%" height="100%" fill="#fff"/>` +
    `<g transform="translate(${inset} 52) scale(1.1)">${logo}</g>${lines.join("")}</svg>`
  );
}
