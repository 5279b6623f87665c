import { expect, test } from 'vitest';
import { removable } from './removable.ts';

const FILES = {
  'content/pages/index.yaml': 'people: { ids: [malee] }',
  'content/pages/errors/404-1.yaml': '',
  'content/pages/landings/demo.yaml': 'people: { ids: [malee] }',
  'content/pages/landings/ours.yaml': 'people: { ids: [arun] }',
  'content/people/arun/entry.yaml': 'photo: workshop',
  'content/people/malee/entry.yaml': '',
  'content/media/workshop/entry.yaml': '',
  'content/posts/changed/entry.yaml': '',
  'content/posts/changed/en.mdx': 'Rewritten',
  'content/notices/terms/entry.yaml': '',
};
const files = new Map(Object.entries(FILES));

test('removes what is the demo’s and nothing that stays refers to', () => {
  const demo = new Set(files.keys());
  demo.delete('content/pages/landings/ours.yaml');
  demo.delete('content/posts/changed/en.mdx');
  expect(removable(files, demo)).toEqual([
    'content/pages/landings/demo.yaml',
    'content/people/malee',
  ]);
});

test('keeps what a changed home page refers to', () => {
  const demo = new Set(files.keys());
  demo.delete('content/pages/index.yaml');
  expect(removable(files, demo)).not.toContain('content/people/malee');
});
