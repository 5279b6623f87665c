import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const words = { device: '{browser} on {system}', unknown: 'Unknown' };

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['', 'Unknown'],
  ['<script>alert(1)</script>', 'Unknown'],
])('names the device %s as %s', (userAgent, name) => {
  expect(deviceOf(userAgent, words)).toBe(name);
});
