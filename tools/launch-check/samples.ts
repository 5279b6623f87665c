import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { FIRST_LANG } from '../../contract/lang.ts';
import { fieldOf } from '../../site/build/texts-of-yaml.ts';

/** Shown instead of a field if the whole file is invented. */
const WHOLE = '(the whole file)';

/** A piece of invented content. */
export interface Sample {
  file: string;
  line: number;
  /** The path within the file: `sections.3.testimonials.0`. */
  field: string;
  /** Its first words, to identify it. */
  shows: string | undefined;
}

/** Returns the first text in the first language within a piece of content, or the content itself if it is a text. */
function firstWords(node: unknown): string | undefined {
  if (isScalar(node)) return String(node.value);
  let words: string | undefined;
  visit(node as Node, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== FIRST_LANG || !isScalar(value)) return undefined;
      words = String(value.value);
      return visit.BREAK;
    },
  });
  return words;
}

/** A comment that marks the field below it, where `sample` can't be a field. */
const COMMENT = /^\s*# Sample\b/;

/** Returns everything in a content file that is marked as invented. */
export function samplesIn(file: string, yaml: string): Sample[] {
  const lines = new LineCounter();
  const written = yaml.split('\n');
  const found: Sample[] = [];
  visit(parseDocument(yaml, { lineCounter: lines }), {
    Pair(_, pair, ancestors) {
      if (!isScalar(pair.key)) return;
      const { line } = lines.linePos(pair.key.range?.[0] ?? 0);
      if (COMMENT.test(written[line - 2] ?? '')) {
        const field = fieldOf([...ancestors, pair]);
        found.push({ file, line, field, shows: firstWords(pair.value) });
      }
      if (pair.key.value !== 'sample') return;
      const map = ancestors.at(-1);
      if (!isMap(map)) return;
      const path = fieldOf(ancestors);
      const note = (field: string, node: unknown, at: number) =>
        found.push({ file, line: lines.linePos(at).line, field, shows: firstWords(node) });
      if (isSeq(pair.value)) {
        for (const { value } of pair.value.items.filter(isScalar)) {
          const key = String(value);
          const named = map.items.find((each) => isScalar(each.key) && each.key.value === key);
          const at = isScalar(named?.key) ? named.key.range?.[0] : undefined;
          note([path, key].filter(Boolean).join('.'), named?.value, at ?? pair.key.range?.[0] ?? 0);
        }
      } else if (isScalar(pair.value) && pair.value.value === true) {
        note(path || WHOLE, map, map.range?.[0] ?? 0);
      }
    },
  });
  return found;
}

/** Returns everything in a content folder that is marked as invented; an entry's mark covers its bodies. */
export const allSamples = (folder: string): Sample[] =>
  globSync('**/*.yaml', { cwd: folder })
    .sort()
    .map((name) => join(folder, name))
    .flatMap((file) => {
      const samples = samplesIn(file, readFileSync(file, 'utf8'));
      const isWhole = file.endsWith('/entry.yaml') && samples.some(({ field }) => field === WHOLE);
      return isWhole ? [...samples, ...bodiesBeside(file)] : samples;
    });

const bodiesBeside = (file: string): Sample[] =>
  globSync('*.mdx', { cwd: dirname(file) })
    .sort()
    .map((name) => join(dirname(file), name))
    .map((body) => ({
      file: body,
      line: 1,
      field: WHOLE,
      shows: readFileSync(body, 'utf8').trim().split('\n')[0]?.slice(0, 80),
    }));
