import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isExhaustive } from '../../tests/scope.ts';
import { estimate } from './estimate.ts';
import { toLatinLayout, toThaiLayout } from './kedmanee.ts';

const OWN = ['ada.king@analytical.example', 'Ada King Lovelace', 'Lailoom', 'ลายลูม'];
const judge = (password: string) => estimate({ password, own: OWN });

test.each([
  // From the lists of leaked passwords published each year.
  ...['12345678', '123456789', '1234567890', '87654321', '11111111', '00000000', '123123123'],
  ...['password', 'Password1', 'p@ssw0rd', 'Pa$$w0rd!', 'passw0rd123', 'qwertyuiop', '1qaz2wsx'],
  ...['$unshine', 'b4tman!!', 'Summer2025', 'october31', 'password password', 'adminadmin'],
  // Patterns, dates and telephone numbers.
  ...['aaaaaaaa', 'abababab', 'xyzxyzxyz', '19901231', '31/12/1990', '0812345678'],
  ...['081-234-5678', '(02) 123 4567', '๒๕๓๓๑๒๓๑', 'a'.repeat(128), '4@4@'.repeat(32)],
  // Thai words, Thai digits, rows of Thai keys, and words typed with the keyboard set to the other language.
  ...['รหัสผ่าน', 'รหัสผ่าน123', 'สวัสดี๒๕๖๙', 'ประเทศไทย', 'มหาวิทยาลัย', 'thailand1', 'somchai99'],
  ...['ฟหกดฟหกด', 'ฟหกดเ้่าสว', 'ๆไำพะัีร', 'ผปแอิืทม', 'ยฟหหไนพก', 'isylzjko', 'l;ylfu123'],
  // Public facts about the account.
  ...['ada.king', 'adaking1', 'AdaKing2026', 'ada.king@analytical.example', 'analytical1'],
  ...['Lovelace1', 'lailoom1', 'Lailoom2026!', 'lailoom password', 'ลายลูม2569'],
])('refuses %s', (password) => {
  expect(judge(password).strength).toBe('weak');
});

test.each([
  ...['four blue threads', 'correct horse battery', 'Tr0ub4dor&3', 'k7#Qm2!vXp', 'xkcdq8vb'],
  ...[
    'my dog ate 3 socks',
    'zebra-piano-lunar',
    'แมวสามตัวนอนกลางวัน',
    'ต้นไม้หน้าบ้านสูงมาก',
    'แมว 3 ตัว',
  ],
  ...['84937261045', 'monkey 7304958162', 'ada lovelace 1843 notes', '😀😃😄😁😆😅😂🤣'],
])('accepts %s', (password) => {
  expect(judge(password)).not.toMatchObject({ strength: 'weak' });
});

test.each([
  ['football', 'common'],
  ['มหาวิทยาลัย', 'common'],
  ['zxcvbnm,./', 'pattern'],
  ['aaaaaaaa', 'pattern'],
  ['19901231', 'date'],
  ['lovelace', 'own'],
] as const)('refuses %s with the reason %s', (password, because) => {
  expect(judge(password)).toEqual({ strength: 'weak', because });
});

test('still accepts strong passwords with a short name and address or one without letters', () => {
  for (const email of ['a@b.example', '123@1.example']) {
    const { strength } = estimate({ password: 'my dog ate 3 socks', own: [email, 'A', 'X', ''] });
    expect(strength).toBe('strong');
  }
});

test('refuses the most frequently leaked passwords', () => {
  const common = dictionary['passwords-common'].filter(({ length }) => length >= 8).slice(0, 1000);
  const leaked = common.filter((_, rank) => isExhaustive || rank % 10 === 0);
  const accepted = leaked.filter((password) => judge(password).strength !== 'weak');
  expect(accepted).toEqual([]);
});

test('judges every password quickly, whatever it contains', () => {
  const units = 'a @ 1 $ ก 0 😀 aB @4a p@$$w0rd1 1!il| 4(30 ฟหก า'.split(' ');
  const slow = units.filter((unit) => {
    const before = process.threadCpuUsage();
    judge(unit.repeat(128 / unit.length));
    const { user, system } = process.threadCpuUsage(before);
    return user + system > 250_000;
  });
  expect(slow).toEqual([]);
});

test('places the keys of both keyboards as their standards do', () => {
  expect(toThaiLayout('password')).toBe('ยฟหหไนพก');
  expect(toLatinLayout('รหัสผ่าน')).toBe('isylzjko');
  const latin = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join('');
  expect(toLatinLayout(toThaiLayout(latin))).toBe(latin);
});
