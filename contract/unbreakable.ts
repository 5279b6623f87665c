/** A piece of a text; one with `whole` must stay on one line. */
export interface Piece {
  text: string;
  whole: boolean;
}

/**
 * Splits a text into pieces so that each term that must stay whole is its own piece; if two overlap, both stay whole.
 */
export function splitAtUnbreakable(value: string, terms: readonly string[]): Piece[] {
  const found: { start: number; end: number }[] = [];
  for (const { start, end } of terms.flatMap((term) => placesOf(term, value)).sort(byPlace)) {
    const last = found.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else found.push({ start, end });
  }
  const cut: Piece[] = [];
  let passed = 0;
  for (const { start, end } of found) {
    if (start > passed) cut.push({ text: value.slice(passed, start), whole: false });
    cut.push({ text: value.slice(start, end), whole: true });
    passed = end;
  }
  if (passed < value.length) cut.push({ text: value.slice(passed), whole: false });
  return cut;
}

function placesOf(term: string, value: string) {
  const places = [];
  for (let start = value.indexOf(term); start >= 0; start = value.indexOf(term, start + 1)) {
    places.push({ start, end: start + term.length });
  }
  return places;
}

const byPlace = (a: { start: number }, b: { start: number }) => a.start - b.start;

/** A space before an identifying number, as in `มาตรา 86/4`. */
const WHICH = /(?<=ที่|ข้อ|(?<!ล่วง|ข้าง)หน้า|มาตรา|แถว|หมวด|บท) (?=\d)/gu;

/** A number, except an identifying number or a year, followed by the word that it counts; conjunctions don't count. */
const COUNTED =
  /(?<=\d)(?<!(?:ที่|ข้อ|(?<!ล่วง|ข้าง)หน้า|มาตรา|แถว|หมวด|บท)\u00a0[\d./–-]+)(?<!(?:คม|ยน|พันธ์|[คพย]\.)[ \u00a0]25\d\d) (?!ไม่|และ|หรือ|ที่|ใน|จาก|แต่|จะ|ก็|คือ|เป็น|ได้|แล้ว|ถ้า|เพราะ|จึง|ให้|ซึ่ง|โดย|ต้อง|ส่วน|กับ|ถึง)(?=\p{Script=Thai})/gu;

/** A word that introduces a name or a number. */
const LEADING =
  /(?<=และ|หรือ|ใน|ที่|จาก|ของ|กับ|โดย|ทุก|ไม่|จะ|ละ|ถึง|เกิน) (?=[\d฿]|\p{Script=Latin}|$)/gu;

/** A month, in full or abbreviated, and its year. */
const YEAR = /(?<=คม|ยน|พันธ์|[คพย]\.) (?=25\d\d(?!\d))/gu;

/** An English month before its day or year, and a word before an identifying number. */
const NAMED =
  /(?<=\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|section|row|page|line|step|week|day|month|lesson|round)) (?=\d)/giu;

/** A number, except a year, and the word or unit after it, if that isn’t a function word. */
const COUNTED_LATIN =
  /(?<![\p{L}\d])(?!(?:19|20)\d\d )([฿$]?\d(?:[\d.,:/–-]*\d)?%?) (?!(?:an?|and|are|as|at|but|by|can|for|from|has|have|if|in|into|is|it|no|not|of|off|on|or|per|so|than|that|the|then|they|to|until|up|was|we|were|when|with|you)\b)(\p{Ll}+|[A-Z]{2,3}\b|°C)/gu;

/**
 * The longest run of bound words, in letters without the marks above and below them. It fits in the largest heading on
 * the narrowest screen. Only a single term can be longer.
 */
export const LONGEST_RUN = 13;

/**
 * Inserts no-break spaces where a line must not break: before ๆ (thai.md 3) and before a dot between items,
 * between a number and the word that it
 * counts or identifies, within a date, and between an introducing Thai word and a name.
 */
export const bindWords = (value: string) =>
  value
    .replace(/[ \u00a0]?ๆ/gu, '\u00a0ๆ')
    .replaceAll(' ·', '\u00a0·')
    .replace(WHICH, '\u00a0')
    .replace(COUNTED, '\u00a0')
    .replace(YEAR, '\u00a0')
    .replace(LEADING, '\u00a0')
    .replace(NAMED, '\u00a0')
    .replace(COUNTED_LATIN, (run, number: string, word: string) =>
      run.length > LONGEST_RUN ? run : `${number}\u00a0${word}`,
    );
