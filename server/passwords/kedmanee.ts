/**
 * The Thai keyboard (Kedmanee, TIS 820-2538), key by key beside the American one: row by row from the top, without
 * Shift and with it.
 */
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

const typed = (keys: ReadonlyMap<string, string>) => (text: string) =>
  [...text].map((key) => keys.get(key) ?? key).join('');

/** The text that comes of typing with the keyboard left at Thai. */
export const toThaiLayout = typed(TO_THAI);
/** The text that comes of typing Thai with the keyboard left at English. */
export const toLatinLayout = typed(TO_LATIN);

/** Which keys are beside which: the keys' characters, without Shift and with it. */
type Graph = Record<string, (string | null)[]>;

/** The Thai keyboard's neighbours: its keys lie where those of the American one do. */
export const thaiNeighbours = (american: Graph): Graph =>
  Object.fromEntries(
    Object.entries(american).map(([key, neighbours]) => [
      toThaiLayout(key),
      neighbours.map((each) => each && toThaiLayout(each)),
    ]),
  );
