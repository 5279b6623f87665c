import { expect, test } from 'vitest';
import { section } from './sections/registry.ts';

const words = { en: 'Ask us', th: 'ถามเรา' };
const form = { type: 'contact-form', anchor: 'ask', heading: words };

/** What is said of a section that was written, field by field. */
const faults = (written: object) =>
  section.safeParse(written).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('a form names an offer, or none', () => {
  expect(section.parse({ ...form, offer: 'document-ai' })).toMatchObject({ offer: 'document-ai' });
  expect(faults(form)).toBeUndefined();
});

test('what names no offer is refused with the nearest one', () => {
  expect(faults({ ...form, offer: 'documents-ai' })).toEqual([
    ['offer', 'content/offers.yaml has no `documents-ai`: did you mean `document-ai`?'],
  ]);
  expect(faults({ ...form, offer: 'constructor' })).toEqual([
    ['offer', 'content/offers.yaml has no `constructor`'],
  ]);
});
