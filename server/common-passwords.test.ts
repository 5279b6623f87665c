import { expect, test } from 'vitest';
import { isCommon } from './common-passwords.ts';

const ADA = { email: 'ada.king@analytical.example', company: 'Lailoom' };

test.each([
  // From the lists of leaked passwords that are published each year.
  ...['12345678', '123456789', '1234567890', '87654321', '11111111', '00000000', '123123123'],
  ...['password', 'Password1', 'p@ssw0rd', 'Pa$$w0rd!', 'passw0rd123', 'qwertyuiop', '1qaz2wsx'],
  ...['qwerty123', 'qwerty12345', 'iloveyou', 'ILoveYou2', 'princess1', 'sunshine', 'football'],
  ...['baseball', 'superman', 'trustno1', 'letmein1', 'welcome1', 'Welcome2026!', 'admin123'],
  ...['abcd1234', 'abc12345', 'a1b2c3d4', '1q2w3e4r', 'q1w2e3r4', 'zaq12wsx', 'asdfghjkl'],
  ...['changeme', 'starwars', 'monkey12', 'dragon123', 'michael1', 'computer', 'liverpool1'],
  ...['$unshine', 'b4tman!!', 'Summer2025', 'october31', 'password password', 'adminadmin'],
  // Patterns, dates and telephone numbers.
  ...[
    'aaaaaaaa',
    'abababab',
    'xyzxyzxyz',
    '19901231',
    '31/12/1990',
    '0812345678',
    '081-234-5678',
    '๒๕๓๓๑๒๓๑',
  ],
  // Thai words, Thai digits, and English typed on a Thai keyboard.
  ...['รหัสผ่าน', 'รหัสผ่าน123', 'สวัสดี๒๕๖๙', 'ประเทศไทย', 'ฟหกดฟหกด', 'thailand1', 'bangkok99'],
  // What is written on the door.
  ...[
    'ada.king',
    'adaking1',
    'AdaKing2026',
    'ada.king@analytical.example',
    'analytical1',
    'lailoom1',
  ],
  ...['Lailoom2026!', 'lailoom password'],
])('%s is too common', (password) => {
  expect(isCommon(password, ADA)).toBe(true);
});

test.each([
  ...['correct horse', 'four blue threads', 'Tr0ub4dor&3', 'k7#Qm2!vXp', 'monkey 7304958162'],
  ...[
    'my dog ate 3 socks',
    'zebra-piano-lunar',
    'แมวสามตัวนอนกลางวัน',
    'ต้นไม้หน้าบ้านสูงมาก',
    '😀😃😄😁😆😅😂🤣',
  ],
  ...['84937261045', 'ada lovelace 1843 notes', 'xkcdq8vb'],
])('%s is taken', (password) => {
  expect(isCommon(password, ADA)).toBe(false);
});

test('somebody with a short address, or none of letters, can still find a password', () => {
  const obvious = { email: 'a@b.example', company: 'X' };
  expect(isCommon('correct horse', obvious)).toBe(false);
  expect(isCommon('correct horse', { ...obvious, email: '123@1.example' })).toBe(false);
});
