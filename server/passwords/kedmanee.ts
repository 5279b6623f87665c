/** The Thai keyboard (Kedmanee, TIS 820-2538) beside the American one: its rows without Shift and with it. */
const LATIN = [
  ...['`1234567890-=', 'qwertyuiop[]\\', "asdfghjkl;'", 'zxcvbnm,./'],
  ...['~!@#$%^&*()_+', 'QWERTYUIOP{}|', 'ASDFGHJKL:"', 'ZXCVBNM<>?'],
].join('');
const THAI = [
  ...['_ๅ/-ภถุึคตจขช', 'ๆไำพะัีรนยบลฃ', 'ฟหกดเ้่าสวง', 'ผปแอิืทมใฝ'],
  ...['%+๑๒๓๔ู฿๕๖๗๘๙', '๐"ฎฑธํ๊ณฯญฐ,ฅ', 'ฤฆฏโฌ็๋ษศซ.', '()ฉฮฺ์?ฒฬฦ'],
].join('');

const TO_THAI = new Map([...LATIN].map((key, index) => [key, THAI[index] ?? key]));
const TO_LATIN = new Map([...THAI].map((key, index) => [key, LATIN[index] ?? key]));

const keyMapper = (keys: ReadonlyMap<string, string>) => (text: string) =>
  [...text].map((key) => keys.get(key) ?? key).join('');

/** Converts text to what the same keys type in the Thai layout. */
export const toThaiLayout = keyMapper(TO_THAI);
/** Converts Thai text to what the same keys type in the English layout. */
export const toLatinLayout = keyMapper(TO_LATIN);

/** The neighbors of each key, as the characters that it types without and with Shift. */
type Graph = Record<string, (string | null)[]>;

/**
 * Returns the adjacency graph of the Thai keyboard, whose keys are in the same positions as those of the American one.
 */
export const thaiNeighbours = (american: Graph): Graph =>
  Object.fromEntries(
    Object.entries(american).map(([key, neighbours]) => [
      toThaiLayout(key),
      neighbours.map((each) => each && toThaiLayout(each)),
    ]),
  );
