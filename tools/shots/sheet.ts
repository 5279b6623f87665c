import sharp, { type OverlayOptions } from 'sharp';

const gap = 16;
const strip = 40;

/**
 * Writes pictures side by side, each with its caption, as one PNG.
 * @param pictures the files, from left to right
 * @param file the path of the sheet
 */
export async function contactSheet(pictures: { file: string; caption: string }[], file: string) {
  const layers: OverlayOptions[] = [];
  let left = gap;
  let bottom = 0;
  for (const picture of pictures) {
    const { width, height } = await sharp(picture.file).metadata();
    layers.push({ input: captionStrip(picture.caption, width), left, top: 0 });
    layers.push({ input: picture.file, left, top: strip });
    left += width + gap;
    bottom = Math.max(bottom, strip + height);
  }
  await sharp({
    create: { width: left, height: bottom + gap, channels: 3, background: '#808080' },
  })
    .composite(layers)
    .png()
    .toFile(file);
}

function captionStrip(caption: string, width: number): Buffer {
  const text = caption.replace(/[<&]/g, (sign) => (sign === '<' ? '&lt;' : '&amp;'));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${strip}">
      <rect width="100%" height="100%" fill="#202020"/>
      <text x="12" y="26" font-family="sans-serif" font-size="16" fill="#fff">${text}</text>
    </svg>`,
  );
}
