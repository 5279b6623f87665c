import { createElement } from 'react';
import { expect, test } from 'vitest';
import { LANGS } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { markdownOf } from '../markdown/markdown-of.ts';
import { Stage } from '../stages/Stage.tsx';
import { examplesOf } from './examples.ts';

/** Removes everything but letters and digits, so that escaped or emphasized text reads the same. */
const bare = (words: string) => words.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Returns every text in a piece of content, with its languages. */
function textsIn(value: unknown): Record<string, string>[] {
  if (typeof value !== 'object' || value === null) return [];
  return LANGS.every((lang) => lang in value)
    ? [value as Record<string, string>]
    : Object.values(value).flatMap(textsIn);
}

const stages = examplesOf('product-stage').flatMap(([name, section]) =>
  section.type === 'product-stage' ? LANGS.map((lang) => [name, lang, section.stage] as const) : [],
);

test.each(stages)(
  'has a text alternative for %s with all of its words, in %s',
  (_name, lang, stage) => {
    const markdown = markdownOf(createElement(Stage, { ...localize(stage, lang), id: 'stage' }));
    const words = bare(markdown);
    const texts = textsIn(stage).map((text) => text[lang] ?? '');
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => !words.includes(bare(text)))).toEqual([]);
    expect(markdown).not.toMatch(/undefined|\[object/);
  },
);
