import { expect, test } from 'vitest';
import { page } from './page.ts';
import { section } from './sections.ts';

const words = { en: 'Ask us', th: 'ถามเรา' };
const form = { type: 'contact-form', anchor: 'ask', heading: words };

/** Returns the faults of a section as written, field by field. */
const faults = (written: object) =>
  section.safeParse(written).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('accepts an offer in a form, or none', () => {
  expect(section.parse({ ...form, offer: 'document-ai' })).toMatchObject({ offer: 'document-ai' });
  expect(faults(form)).toBeUndefined();
});

test('suggests the nearest id for an unknown offer', () => {
  expect(faults({ ...form, offer: 'documents-ai' })).toEqual([
    ['offer', 'content/offers.yaml has no `documents-ai`: did you mean `document-ai`?'],
  ]);
  expect(faults({ ...form, offer: 'constructor' })).toEqual([
    ['offer', 'content/offers.yaml has no `constructor`'],
  ]);
});

test('suggests the nearest id for an unknown form, and refuses one without a button', () => {
  expect(section.parse({ ...form, form: 'sales' })).toMatchObject({ form: 'sales' });
  expect(faults({ ...form, form: 'sale' })).toEqual([
    ['form', 'content/forms.yaml has no `sale`: did you mean `sales`?'],
  ]);
  expect(faults({ ...form, form: 'call-to-action' })).toHaveLength(1);
});

test('assigns a message from an offer’s page to that offer', () => {
  const written = {
    title: words,
    description: words,
    subject: { offer: 'document-ai' },
    sections: [{ type: 'hero', heading: words }, form],
  };
  const pageFaults = (value: object) =>
    page.safeParse(value).error?.issues.map(({ message }) => message);
  expect(pageFaults(written)).toEqual(['must be `document-ai`, the subject of the page']);
  const about = { ...form, offer: 'document-ai' };
  expect(pageFaults({ ...written, sections: [written.sections[0], about] })).toBeUndefined();
});
