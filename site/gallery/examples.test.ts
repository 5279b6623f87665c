import { expect, test } from 'vitest';
import { readExamples } from '../collections/entries.ts';
import * as collections from '../collections/index.ts';
import { examplesOf, KIT_TYPES, VIGNETTE_TYPES, vignetteExamplesOf } from './examples.ts';

test.each(KIT_TYPES)('nothing is wrong with the examples of %s', (type) => {
  expect(() => examplesOf(type)).not.toThrow();
});

test.each(VIGNETTE_TYPES)('the product picture %s has examples', (type) => {
  expect(vignetteExamplesOf(type).length).toBeGreaterThan(0);
});

test('each example of an entry is shown by an example of a section', () => {
  const shown = JSON.stringify(KIT_TYPES.map(examplesOf));
  for (const { name, schema } of Object.values(collections)) {
    for (const { id } of readExamples(name, schema)) expect(shown, name).toContain(`"${id}"`);
  }
});
