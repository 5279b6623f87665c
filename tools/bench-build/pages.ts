import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';
import { LANGS } from '../../contract/lang.ts';

/** Writes this many pages into a copy of the site, based on its landing pages in turn. */
export function writePages(folder: string, count: number): void {
  const models = globSync('content/pages/{landings,about,pages}/**/*.yaml', { cwd: folder })
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  if (models.length === 0) throw new Error('there is no page to copy');
  const target = join(folder, 'content/pages/bench');
  mkdirSync(target, { recursive: true });
  for (let number = 1; number <= count; number += 1) {
    const model = models[number % models.length] ?? '';
    writeFileSync(join(target, `page-${number}.yaml`), vary(model, number));
  }
}

/** Returns a page with its own words and weaves, so that nothing derived from them is shared between pages. */
function vary(model: string, number: number): string {
  const document = parseDocument(model);
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key)) return undefined;
      if (key.value === 'seed' && isScalar(value)) {
        value.value = Number(value.value) + number * 7919;
      }
      return undefined;
    },
    Map(_, map) {
      const texts = LANGS.map((lang) => map.get(lang, true)).filter((text) => isScalar(text));
      if (texts.length !== LANGS.length) return;
      // The length stays the same, so that no limit is exceeded.
      for (const text of texts) text.value = replaceEnd(String(text.value), number);
    },
  });
  return document.toString({ lineWidth: 0 });
}

const replaceEnd = (text: string, number: number): string => {
  const mark = ` ${number}`;
  return text.length > mark.length + 2
    ? `${text.slice(0, -mark.length).replace(/[\s\p{M}]+$/u, '')}${mark}`
    : text;
};
