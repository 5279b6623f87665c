import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { workBeside, write } from '../../tests/folders.ts';
import { demoFiles } from './demo-files.ts';

beforeEach(() => {
  workBeside();
});

const git = (...args: string[]) => execFileSync('git', args, { stdio: 'pipe' });

function commit(author: string, files: Record<string, string>): void {
  write('.', files);
  git('add', '-A');
  const identity = ['-c', `user.name=${author}`, '-c', `user.email=${author}@site.example`];
  git(...identity, 'commit', '-q', '-m', 'Change');
}

test('keeps what others than the demo’s authors have committed, and what is not committed', () => {
  git('init', '-q');
  commit('demo', { 'content/a.yaml': '1', 'content/b.yaml': '1' });
  commit('demo', { 'content/a.yaml': '2', 'content/หน้า.yaml': '1', 'content/c.yaml': '1' });
  commit('owner', { 'content/b.yaml': '2', 'content/own.yaml': '1' });
  writeFileSync('content/c.yaml', 'changed');
  writeFileSync('content/new.yaml', 'new');
  expect([...demoFiles()].sort()).toEqual(['content/a.yaml', 'content/หน้า.yaml']);
});

test('knows the first commit alone where the history begins with the finished site', () => {
  git('init', '-q');
  const demo = { 'content/a.yaml': '1', 'content/b.yaml': '1', 'tools/remove-demo.ts': '' };
  commit('owner', demo);
  commit('owner', { 'content/b.yaml': '2', 'content/own.yaml': '1' });
  expect([...demoFiles()]).toEqual(['content/a.yaml']);
});

test('refuses to guess without a history', () => {
  expect(() => demoFiles()).toThrow(/by hand/);
});
