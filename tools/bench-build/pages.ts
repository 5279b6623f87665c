import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';
import { LANGS } from '../../contract/lang.ts';

/** Writes so many pages into a copy of the site, made of its own landings in turn. */
export function writePages(folder: string, count: number): void {
  const models = globSync('content/pages/{landings,about,pages}/**/*.yaml', { cwd: folder })
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  if (models.length === 0) throw new Error('there is no page to make others of');
  const target = join(folder, 'content/pages/bench');
  mkdirSync(target, { recursive: true });
  for (let number = 1; number <= count; number += 1) {
    const model = models[number % models.length] ?? '';
    writeFileSync(join(target, `page-${number}.yaml`), vary(model, number));
  }
}

/** A page with words and weaves of its own: what is derived from them cannot be shared with another one. */
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
      // As long as before, so that no limit is passed.
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
