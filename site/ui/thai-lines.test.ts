import { describe, expect, test } from 'vitest';
import { bindWords, LONGEST_RUN, splitAtUnbreakable } from '../../contract/unbreakable.ts';
import { partsOfLines, unbreakableRuns } from './thai-lines.ts';

/** Returns a text with marks where its lines may end. */
const cut = (text: string, terms: readonly string[] = []) =>
  partsOfLines(bindWords(text), terms).join('|').replaceAll('\u00a0', '_');

describe('a line may end', () => {
  test('after a space and nowhere else in English', () => {
    expect(cut('Weft: the people’s (own) work, 2027')).toBe(
      'Weft: |the |people’s |(own) |work, |2027',
    );
  });

  test('between two Thai words, but not before the last', () => {
    expect(cut('ทอเป็นผืนเดียว')).toBe('ทอ|เป็น|ผืนเดียว');
  });

  test.each([
    ['ไม่', 'หน้านั้นไม่คิดราคาเพิ่ม', 'หน้านั้น|ไม่คิด|ราคาเพิ่ม'],
    ['ที่', 'ระบบที่ทีมดูแลเป็นหลัก', 'ระบบ|ที่ทีม|ดูแล|เป็นหลัก'],
    ['ใน and ทุก', 'เก็บในทุกสาขาเหมือนกัน', 'เก็บ|ในทุกสาขา|เหมือนกัน'],
    ['และ', 'ตรวจและอนุมัติงานนี้', 'ตรวจ|และอนุมัติ|งานนี้'],
    ['จะ', 'เราจะเริ่มพรุ่งนี้เช้า', 'เรา|จะเริ่ม|พรุ่งนี้เช้า'],
    ['การ and ความ', 'การทอคือความสุขของเขา', 'การทอ|คือ|ความสุข|ของเขา'],
    ['ผู้', 'เขาเป็นผู้กดส่งทุกวันนี้', 'เขา|เป็น|ผู้กด|ส่ง|ทุกวันนี้'],
    ['a number in words', 'ตอบสองคำถามก่อนเริ่ม', 'ตอบ|สองคำถาม|ก่อนเริ่ม'],
    ['a word that leads on to a name', 'ชื่อที่มาจาก loom คือกี่', 'ชื่อ|ที่มา|จาก_loom |คือกี่'],
    ['บทที่ to its number', 'อยากเรียนบทที่ 2 ค่อยจ่ายเงิน', 'อยากเรียน|บทที่_2 |ค่อยจ่ายเงิน'],
    ['a number to what it counts', 'รวมแล้ว 9 สัปดาห์แรก', 'รวมแล้ว |9_สัปดาห์แรก'],
    ['a day to its month and year', 'งาน 11–12 มีนาคม 2570 นี้', 'งาน |11–12_มีนาคม_2570 |นี้'],
    ['มาตรา to its number alone', 'ตามมาตรา 86/4 ของประมวล', 'ตาม|มาตรา_86/4 |ของประมวล'],
  ])('not after a word that leads on: %s', (_, text, expected) => {
    expect(cut(text)).toBe(expected);
  });

  test.each([
    ['ได้', 'ขอภาษีคืนได้ นับจากเดือนนี้', 'ขอ|ภาษีคืนได้ |นับจากเดือนนี้'],
    ['แล้ว', 'อ่านแล้วสามฉบับจากสี่ฉบับ', 'อ่านแล้ว|สามฉบับ|จากสี่ฉบับ'],
    ['แล้ว in quotation marks', '“ส่งแล้ว” ที่ขึ้นมาก่อน', '“ส่งแล้ว” |ที่ขึ้นมาก่อน'],
    ['ๆ', 'วันนี้ทุกๆ คนอยู่บ้าน', 'วันนี้ทุก_ๆ |คนอยู่บ้าน'],
  ])('not before a word that belongs to the last one: %s', (_, text, expected) => {
    expect(cut(text)).toBe(expected);
  });

  test.each([
    ['คุยกับฝ่ายขาย เราตอบภายใน 1 วันทำการ', 'เราตอบ'],
    ['ถ้ายังไม่จำเป็นต้องจ้างเรา เราจะบอกคุณแบบนี้', 'ต้องจ้างเรา |เราจะบอก'],
  ])('beside the space between two phrases of a heading: %s', (text, run) => {
    expect(cut(text)).toContain(`|${run}|`);
  });

  test('if necessary, after a word that may lead on rather than after one that always does', () => {
    expect(cut('ข้อมูลและอาจเปลี่ยนแปลงเสมอ')).toContain('|และอาจ|เปลี่ยนแปลง');
  });

  test('before แล้ว at the start of a phrase', () => {
    expect(cut('ถ่ายรูป แล้วส่งให้ทีม')).toContain('รูป |แล้ว');
  });

  test('before the last word where the previous one has to stay with another', () => {
    expect(cut('เห็นยอดคงเหลือและยอดขายล่วงหน้า', ['ยอดขาย', 'ล่วงหน้า'])).toMatch(
      /\|และยอดขาย\|ล่วงหน้า$/,
    );
  });

  test('not within a term, whatever its words are', () => {
    expect(cut('ผสานปัญญาประดิษฐ์เพื่อธุรกิจ')).not.toContain('ปัญญาประดิษฐ์');
    expect(cut('ผสานปัญญาประดิษฐ์เพื่อธุรกิจ', ['ปัญญาประดิษฐ์'])).toContain('|ปัญญาประดิษฐ์|');
    expect(cut('สถานที่จัดงานวันนี้')).toContain('สถาน|ที่จัด');
    expect(cut('สถานที่จัดงานวันนี้', ['สถานที่'])).toContain('สถานที่|จัด');
  });

  test('within words longer than a line of the largest heading, but not after the last of those that lead on', () => {
    expect('และความเปลี่ยนแปลงที่'.replace(/\p{M}/gu, '').length).toBeGreaterThan(LONGEST_RUN);
    expect(cut('พบเห็นและความเปลี่ยนแปลงใหม่เสมอ')).toContain('และ|ความเปลี่ยนแปลง|');
  });
});

describe('the unbreakable parts of a text', () => {
  test('are its terms and bound words, but not a single word', () => {
    const terms = ['คลาวด์', 'แดชบอร์ด'];
    const text = 'บริการคลาวด์เก็บข้อมูล และไม่ขายต่อให้ใคร';
    expect(unbreakableRuns(text, terms)).toEqual(['คลาวด์', 'เก็บข้อมูล', 'และไม่ขาย', 'ให้ใคร']);
    expect(
      splitAtUnbreakable(text, unbreakableRuns(text, terms)).map((piece) => piece.text),
    ).toEqual(['บริการ', 'คลาวด์', 'เก็บข้อมูล', ' ', 'และไม่ขาย', 'ต่อ', 'ให้ใคร']);
  });

  test('are a number with the word before it, which Firefox would split', () => {
    expect(unbreakableRuns(bindWords('จ่ายคนละ 290 บาท'), [])).toContain('คนละ\u00a0290\u00a0บาท');
  });

  test('are an amount in millions with its currency', () => {
    expect(unbreakableRuns(bindWords('ระดมทุนได้ 100 ล้านบาทในเดือนที่ 3'), [])).toContain(
      '100\u00a0ล้านบาท',
    );
  });

  test('are a range, which every browser would split after its dash', () => {
    expect(unbreakableRuns(bindWords('ใช้เวลา 6–16 สัปดาห์ต่อโครงการ'), [])).toContain(
      '6–16\u00a0สัปดาห์',
    );
  });

  test.each([
    ['Nothing of this is Thai, self-service or delivery-note', []],
    ['A 14-day trial, X-rays and AI-integrated software', ['14-day', 'X-rays', 'AI-integrated']],
    ['6–16 weeks, ฿45,000–70,000, 09:30–10:15', ['6–16', '45,000–70,000', '09:30–10:15']],
    ['open Transfers → TR-1182, form R-2', ['TR-1182', 'R-2']],
    ['ออก e-Tax แล้ว', ['e-Tax แล้ว', 'e-Tax']],
  ])('are short compounds and ranges: %s', (text, runs) => {
    expect(unbreakableRuns(text, ['คลาวด์'])).toEqual(runs);
  });
});
