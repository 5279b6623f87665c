import { createHighlighterCoreSync, type ThemeRegistrationRaw } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import json from 'shiki/langs/json.mjs';
import python from 'shiki/langs/python.mjs';
import sql from 'shiki/langs/sql.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import { memoize } from '../../../contract/memoize.ts';

/** The kinds of tokens, by the scopes that editors assign. The longest matching scope wins. */
const SCOPES = {
  sign: ['punctuation', 'meta.brace', 'keyword.operator', 'storage.type.function.arrow'],
  word: [
    'keyword',
    'keyword.operator.new',
    'storage',
    'variable.language',
    'support.type.primitive',
  ],
  text: ['string', 'punctuation.definition.string', 'constant.character.escape'],
  value: [
    'constant.numeric',
    'constant.language',
    'variable.other.normal.shell',
    'punctuation.definition.variable.shell',
  ],
  name: [
    'entity.name.function',
    'entity.name.type',
    'support.function',
    'meta.function-call.generic',
    'support.type.property-name',
    'punctuation.support.type.property-name',
    'variable.parameter.function-call',
    'constant.other.option',
  ],
  note: ['comment', 'punctuation.definition.comment'],
} as const;

/** The languages that can be highlighted; `text` is never colored. */
export const CODE_LANGUAGES: readonly string[] = ['bash', 'ts', 'python', 'sql', 'json', 'text'];

export type CodeKind = keyof typeof SCOPES | 'plain';

/** A piece of code of one kind. */
export interface CodeToken {
  text: string;
  kind: CodeKind;
}

/** A theme that uses the names of our kinds as colors: Shiki returns unknown colors unchanged. */
const theme: ThemeRegistrationRaw = {
  name: 'kinds',
  type: 'dark',
  settings: [
    { settings: { foreground: 'plain', background: 'plain' } },
    ...Object.entries(SCOPES).map(([kind, scope]) => ({
      scope: [...scope],
      settings: { foreground: kind },
    })),
  ],
};

const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [bash, json, python, sql, typescript],
  engine: createJavaScriptRegexEngine(),
});

const isKind = (colour: string | undefined): colour is CodeKind =>
  colour !== undefined && (colour === 'plain' || colour in SCOPES);

/** Splits code into lines of tokens at build time. Neighboring tokens of one kind are merged. */
export const highlight = memoize(
  (code: string, language: string) => `${language} ${code}`,
  (code, language): readonly CodeToken[][] => {
    const { tokens } = highlighter.codeToTokens(code.trimEnd(), {
      lang: language,
      theme: 'kinds',
      // On a busy machine, a time limit would leave the rest of a line without kinds.
      tokenizeTimeLimit: 0,
    });
    return tokens.map((line) => {
      const merged: CodeToken[] = [];
      for (const { content, color } of line) {
        const last = merged.at(-1);
        const kind = isKind(color) ? color : 'plain';
        // Whitespace between two tokens of one kind is merged into them.
        if (last && (last.kind === kind || content.trim() === '')) last.text += content;
        else merged.push({ text: content, kind });
      }
      return merged;
    });
  },
);
