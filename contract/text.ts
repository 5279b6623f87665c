import { z } from 'zod';
import { PLACEHOLDER } from './fill.ts';
import { LANGS, type Lang } from './lang.ts';

/** Zero-width characters and word joiners: glue is applied at build, never written by hand (thai.md 2). */
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/u;

/**
 * One text in one language, as it is stored: trimmed, NFC, without invisible characters.
 * @param max the longest it may be, in UTF-16 code units
 */
const line = (max: number) =>
  z
    .string()
    .min(1, 'is empty')
    .max(max, `is longer than ${max} characters`)
    .refine((value) => value === value.trim(), 'begins or ends with a space')
    .refine((value) => value === value.normalize('NFC'), 'is not Unicode NFC (thai.md 9)')
    .refine((value) => !INVISIBLE.test(value), 'holds an invisible character (thai.md 2)');

/**
 * A text in every language, side by side. English is the type: a text without its Thai is no text.
 * @param max the longest either may be, in UTF-16 code units
 */
export const text = (max = 600) => z.strictObject({ en: line(max), th: line(max) });

/**
 * A text with placeholders.
 * @param max as for `text`
 * @param names what stands in it between braces, in every language and nothing else
 */
export const sentence = (max: number, ...names: string[]) =>
  text(max).superRefine((value, context) => {
    for (const lang of LANGS) {
      const found = new Set([...value[lang].matchAll(PLACEHOLDER)].map(([, name]) => name ?? ''));
      for (const name of new Set([...names, ...found])) {
        if (names.includes(name) === found.has(name)) continue;
        const message = names.includes(name) ? `lacks {${name}}` : `knows no {${name}}`;
        context.addIssue({ code: 'custom', path: [lang], message });
      }
    }
  });

export type Text = z.infer<ReturnType<typeof text>>;

/** Content with each bilingual text replaced by its words in one language. */
export type Localized<T> = T extends Text
  ? string
  : T extends object
    ? { [Key in keyof T]: Localized<T[Key]> }
    : T;

const isText = (value: object): value is Text =>
  Object.keys(value).length === LANGS.length && LANGS.every((lang) => lang in value);

/** Content in one language: every `{en, th}` in it becomes the text of that language. */
export function localize<T>(content: T, lang: Lang): Localized<T> {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    if (isText(value)) return value[lang];
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, walk(child)]));
  };
  return walk(content) as Localized<T>;
}
