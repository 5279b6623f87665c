import { expect, test } from 'vitest';
import { webAddress } from './fields.ts';

test.each([
  ['www.example.com', 'https://www.example.com'],
  ['example.com:8080/work?a=b#c', 'https://example.com:8080/work?a=b#c'],
  ['ไทย.ไทย/งาน', 'https://ไทย.ไทย/งาน'],
  ['\u200bwww.example.com ', 'https://www.example.com'],
  ['HTTP://b.example', 'HTTP://b.example'],
  ['', ''],
  ['javascript:alert(1.5)', undefined],
  ['data:text/html,a.b', undefined],
  ['www.example.com:javascript', undefined],
  ['ada@b.example', undefined],
  ['portfolio', undefined],
])('the link %s is kept as %s', (written, kept) => {
  expect(webAddress.safeParse(written).data).toBe(kept);
});
