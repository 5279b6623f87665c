import { expect, test } from 'vitest';
import { page } from './page.ts';
import { section } from './sections.ts';

const words = { en: 'Ask us', th: 'ถามเรา' };
const form = { type: 'contact-form', anchor: 'ask', heading: words };

/** Returns the faults of a section, field by field. */
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

test('a message from the form of a page about an offer is about that offer', () => {
  const written = {
    title: words,
    description: words,
    subject: { offer: 'document-ai' },
    sections: [{ type: 'hero', heading: words }, form],
  };
  const said = (value: object) => page.safeParse(value).error?.issues.map(({ message }) => message);
  expect(said(written)).toEqual(['must be `document-ai`, the subject of the page']);
  const about = { ...form, offer: 'document-ai' };
  expect(said({ ...written, sections: [written.sections[0], about] })).toBeUndefined();
});
