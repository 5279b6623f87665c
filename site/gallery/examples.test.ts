import { expect, test } from 'vitest';
import { readExamples } from '../collections/entries.ts';
import * as collections from '../collections/index.ts';
import { examplesOf, KIT_TYPES, VIGNETTE_TYPES, vignetteExamplesOf } from './examples.ts';

test.each(KIT_TYPES)('has no faults in the examples of %s', (type) => {
  expect(() => examplesOf(type)).not.toThrow();
});

test.each(VIGNETTE_TYPES)('has examples for the product picture %s', (type) => {
  expect(vignetteExamplesOf(type).length).toBeGreaterThan(0);
});

test('shows each example entry in an example section', () => {
  const shown = JSON.stringify(KIT_TYPES.map(examplesOf));
  for (const { name, schema } of Object.values(collections)) {
    for (const { id } of readExamples(name, schema)) expect(shown, name).toContain(`"${id}"`);
  }
});
