/**
 * `npm run brand`: asks for the names, addresses, colors and fonts of the company, and writes them to
 * `content/brand.yaml`, whose comments stay. `npm run brand -- answers.yaml` takes them from a file with the same fields
 * instead. Nothing is written when an answer is wrong; then it exits with 1, and with 2 if the command is invalid.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Document, isMap, isSeq, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { type ContentFile, checkContent } from '../contract/content-file.ts';
import { LANGS } from '../contract/lang.ts';
import { contrastsOf, repaint, unreadablePairs } from '../contract/palette.ts';
import { brand as schema } from '../site/words/brand.ts';
import { formatContent } from './format-content.ts';
import { CommandError, exitWith, type Outcome, outcomeOf } from './outcome.ts';

const FILE = 'content/brand.yaml';
const USAGE = 'Usage: npm run brand, or npm run brand -- answers.yaml';

type Path = readonly string[];
type Answer = readonly [path: Path, value: unknown];

/** The fields that the command asks for; `*` is each language. */
const QUESTIONS = [
  'name.*',
  'company.*',
  'legalName.*',
  'registration',
  'address.*',
  'dataPlace.*',
  'description.*',
  'email',
  'telephone.number',
  'telephone.shown.*',
  'line',
  'url',
  'author.*',
  'colors.primary',
  'colors.accent',
  'fonts.latin',
  'fonts.thai',
  'fonts.code',
].flatMap((field) =>
  (field.endsWith('*') ? LANGS.map((lang) => field.replace('*', lang)) : [field]).map((each) =>
    each.split('.'),
  ),
);

if (import.meta.main) exitWith(await brand(process.argv.slice(2)));

/** Writes the answers of a file or a person to the brand's file. */
export function brand([file, ...more]: string[]): Promise<Outcome> {
  return outcomeOf(async () => {
    if (more.length > 0) return { code: 2, stderr: `${USAGE}\n` };
    if (file !== undefined && !existsSync(file))
      throw new CommandError(`There is no file ${file}.`);
    const document = parseDocument(readFileSync(FILE, 'utf8'));
    const { answers, formatFault } =
      file === undefined
        ? { answers: await ask(document), formatFault: undefined }
        : answersIn(file);
    if (answers.length === 0) return { stdout: 'Nothing was changed.\n' };
    for (const [path, value] of answers) write(document, path, value);
    const answered = new Set(answers.map(([[field]]) => field));
    // The diamond is the mark of the company before.
    if (answered.has('name') && !answered.has('mark') && document.get('mark') === 'diamond') {
      remove(document, 'mark');
      answered.add('mark');
    }
    const sample = document.get('sample');
    if (isSeq(sample)) {
      sample.items = sample.items.filter((each) => !answered.has(String(each)));
      if (sample.items.length === 0) remove(document, 'sample');
    }
    const yaml = document.toString({ lineWidth: 0 });
    const given = answers.map(([path]) => path);
    const { tokens, faults: found } = check(yaml);
    const faults = new Set(
      found.map((fault) => (formatFault ? atAnswer(fault, given, formatFault) : fault)),
    );
    if (faults.size > 0) {
      throw new CommandError([...faults, 'Nothing was written.'].join('\n'));
    }
    writeFileSync(FILE, yaml);
    formatContent([FILE]);
    const first = answered.has('fonts') ? 'npm run fonts, then ' : '';
    const table = tokens && answered.has('colors') ? `${contrastsOf(tokens).table}\n` : '';
    return { stdout: `${table}${FILE} has the answers. Next: ${first}npm run launch-check\n` };
  });
}

/** Returns the faults of a brand file, each naming its field, and the tokens in its colors, if it has any. */
function check(yaml: string) {
  const { content, faults, formatFault } = checkContent(FILE, schema, yaml);
  if (!content?.colors) return { faults, tokens: undefined };
  const tokens = repaint(readFileSync('site/styles/tokens.css', 'utf8'), content.colors);
  const unreadable = unreadablePairs(tokens);
  return {
    tokens,
    faults: unreadable.map((message) => formatFault({ path: ['colors'], message })),
  };
}

/** Returns a fault of the brand's file with the line of the answer that it comes from, if it comes from one. */
function atAnswer(
  fault: string,
  given: readonly Path[],
  formatFault: ContentFile<unknown>['formatFault'],
): string {
  const [, field = '', message = ''] = /^\S+:\d+: ([^:]+): (.*)$/s.exec(fault) ?? [];
  const path = field.split('.');
  const isGiven = given.some((each) =>
    each.slice(0, path.length).every((key, depth) => key === path[depth]),
  );
  return isGiven ? formatFault({ path, message }) : fault;
}

/** Sets a field, in whatever form the file has it. */
function write(document: Document, path: Path, value: unknown): void {
  const [field = '', key = ''] = path;
  if (path.length > 1 && !isMap(document.get(field))) {
    // A name for all languages becomes one per language.
    const isName = LANGS.some((lang) => lang === key) && document.has(field);
    const all = isName ? LANGS.map((lang) => [lang, document.get(field)]) : [];
    document.set(field, document.createNode(Object.fromEntries(all), { flow: true }));
  }
  document.setIn(path, value);
}

/** Removes a field; the comment above it stays, above the next one. */
function remove(document: Document, field: string): void {
  const { items } = document.contents as YAMLMap<Scalar<string> | string>;
  // The keys of fields that were set just now are plain.
  const keyAt = (index: number) => {
    const item = items[index];
    if (item) item.key = document.createNode(item.key) as Scalar<string>;
    return item?.key as Scalar<string> | undefined;
  };
  const index = items.findIndex((_, each) => keyAt(each)?.value === field);
  const [removed, next] = [keyAt(index), keyAt(index + 1)];
  items.splice(index, 1);
  const comments = [removed?.commentBefore, next?.commentBefore].filter(Boolean);
  if (next) next.commentBefore = comments.join('\n') || null;
}

/** Returns the answers in a file, a text or list each, and the function that formats a fault of one. */
function answersIn(file: string) {
  const { written, faults, formatFault } = checkContent(file, z.unknown());
  if (written === undefined) throw new CommandError(faults.join('\n'));
  const walk = (value: unknown, path: Path): Answer[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([key, child]) => walk(child, [...path, key]))
      : [[path, value]];
  return { answers: walk(written ?? {}, []), formatFault };
}

/** Asks for each field; an empty answer keeps what is there, and so does the end of the input. */
async function ask(document: Document): Promise<Answer[]> {
  console.log('Press Enter to keep what is in brackets.');
  const lines = createInterface({ input: process.stdin });
  const read = lines[Symbol.asyncIterator]();
  const answers: Answer[] = [];
  for (const path of QUESTIONS) {
    // A name for all languages is one text.
    const found = document.getIn(path.slice(0, 1));
    const shown = typeof found === 'string' ? found : (document.getIn(path) ?? '');
    process.stdout.write(`${path.join('.')} [${shown}]: `);
    const { value, done } = await read.next();
    if (done) break;
    if (value.trim() !== '') answers.push([path, value.trim()]);
  }
  lines.close();
  return answers;
}
