import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flagsIn, nodeFlags } from './node-flags.ts';

/** Returns the line that starts the server. */
const commandIn = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .find((line) => /^(CMD|ExecStart=).*server\/server\.ts/.test(line)) ?? '';

test('passes Node the same flags wherever the server is started', () => {
  expect(nodeFlags('serve')).toEqual(['--max-semi-space-size=4', '--heap-growing-percent=25']);
  expect(nodeFlags('start')).toEqual(nodeFlags('serve'));
  expect(flagsIn(commandIn('Dockerfile'))).toEqual(nodeFlags('serve'));
  expect(flagsIn(commandIn('deploy/lailoom.service'))).toEqual(nodeFlags('serve'));
});
