import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseBody } from '../../site/collections/body/parse-body.ts';
import { headingsOf } from '../../site/collections/body/tree.ts';
import { posts } from '../../site/collections/posts/index.ts';
import { newPost } from './post.ts';

test('creates a valid post in both languages', () => {
  const files = newPost('spring-prices', {
    date: '2026-11-21',
    author: 'siriporn-klahan',
    topic: 'documents',
  });
  const fileOf = (name: string) => files[`content/posts/spring-prices/${name}`] ?? '';
  const entry = posts.schema.safeParse(parse(fileOf('entry.yaml')));
  expect(entry.error?.issues).toBeUndefined();
  // Listed by `npm run launch-check` until the author has replaced it.
  expect(entry.data?.sample).toBe(true);
  const english = parseBody(fileOf('en.mdx'), { pictures: [] });
  expect(english.faults).toEqual([]);
  const headingIds = headingsOf(english.blocks).map(({ id }) => id);
  expect(parseBody(fileOf('th.mdx'), { pictures: [], headingIds }).faults).toEqual([]);
});

test('does not overwrite a post', () => {
  const [folder = ''] = globSync('content/posts/*');
  const args = ['tools/new.ts', 'post', basename(folder)];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('is there already')]);
});
