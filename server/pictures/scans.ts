const FILL = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Whether a marker has no segment: stuffing, TEM, a restart within a scan, or the start of the image. */
const isAlone = (marker: number) =>
  marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7) || marker === 0xd8;

/**
 * Counts the scans of a JPEG without decoding them. Segments, which may contain a thumbnail, are skipped.
 * @returns the count up to the end of the image, or of the file
 */
export function countScans(jpeg: Buffer): number {
  let scans = 0;
  for (let at = jpeg.indexOf(FILL); at !== -1; at = jpeg.indexOf(FILL, at)) {
    while (jpeg[at] === FILL) at += 1;
    const marker = jpeg[at] ?? END_OF_IMAGE;
    at += 1;
    if (marker === END_OF_IMAGE) return scans;
    if (isAlone(marker)) continue;
    if (marker === START_OF_SCAN) scans += 1;
    // The length includes itself; a truncated file is left for the decoder to reject.
    if (at + 2 <= jpeg.length) at += Math.max(2, jpeg.readUInt16BE(at));
  }
  return scans;
}
