import { type MdastNode, type MdxJsxFlowElement, mdxToMdast } from 'satteri';
import { didYouMean, oneOf } from '../../../contract/nearest.ts';
import { INVISIBLE, invisible, NOT_NFC } from '../../../contract/text.ts';
import { CODE_LANGUAGES } from '../../ui/code/highlight.ts';
import { type Block, CALLOUT_KINDS, type Inline, type Table, wordsOf } from './tree.ts';

export interface BodyFault {
  line: number;
  message: string;
}

/** A body that was read, valid or not. */
export interface Body {
  blocks: Block[];
  links: { url: string; line: number }[];
  faults: BodyFault[];
}

interface Options {
  /** The names of the entry's own product pictures. */
  pictures: readonly string[];
  /** The heading ids of the English body, in order; the English body generates its own. */
  headingIds?: readonly string[];
}

/** The state while reading a body. */
interface Reading extends Options, Omit<Body, 'blocks'> {
  /** The ids of the headings so far. */
  ids: string[];
}

type NodeOf<Type extends MdastNode['type']> = Extract<MdastNode, { type: Type }>;

/** The attributes of each component; all are required. */
const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  Callout: ['kind', 'title'],
  Figure: ['caption'],
  Vignette: ['name'],
};

const ALLOWED =
  'a body holds headings (##, ###), paragraphs, lists, links, tables, code, quotations, <Callout>, <Figure> and <Vignette>';

/** Rejected syntax, with the name that an author knows it by, and what to write in its place. */
const REFUSED: Partial<Record<MdastNode['type'], string>> = {
  definition: 'a link is written in one place: [words](/path)',
  linkReference: 'a link is written in one place: [words](/path)',
  text: 'words beside a tag are not allowed: put them on a line of their own',
  break: 'a line break is not allowed: begin a paragraph with an empty line',
  delete: 'words struck out are not allowed: remove the ~~',
  html: `HTML is not allowed: ${ALLOWED}`,
  image: 'a picture is not allowed: show a product picture, <Vignette name="…" />',
  mdxjsEsm: `import and export are not allowed: ${ALLOWED}`,
  mdxFlowExpression: 'code in braces is not allowed: write a brace as \\{',
  mdxTextExpression: 'code in braces is not allowed: write a brace as \\{',
  thematicBreak: 'a line of --- is not allowed: divide the text with a heading, ##',
};

/** The Markdown to write in the place of an HTML tag. */
const INSTEAD: Readonly<Record<string, string>> = {
  a: '[words](/path)',
  b: '**words**',
  br: 'an empty line between two paragraphs',
  code: '`words`',
  em: '*words*',
  h2: '## words',
  h3: '### words',
  i: '*words*',
  img: '<Vignette name="…" />',
  li: '- words',
  p: 'an empty line between two paragraphs',
  strong: '**words**',
  ul: '- words',
};

function ofTag(name: string): string {
  const instead = INSTEAD[name];
  if (instead !== undefined) return `<${name}> is not allowed: write ${instead}`;
  const known = Object.keys(COMPONENTS).map((each) => `<${each}>`);
  return `<${name}> is not allowed${didYouMean(`<${name}>`, known) || `: ${ALLOWED}`}`;
}

/**
 * Reads a body and checks that it contains only what is allowed.
 * @param source MDX, with `{company}` and `{product}` filled in
 */
export function parseBody(source: string, options: Options): Body {
  const reading: Reading = { ...options, links: [], faults: charactersIn(source), ids: [] };
  const { links, faults, ids } = reading;
  try {
    const { children } = mdxToMdast(source, {
      features: { frontmatter: false, gfm: { footnotes: false } },
    }) as NodeOf<'root'>;
    const blocks = children.flatMap((node) => block(node, reading));
    const expected = options.headingIds?.length ?? ids.length;
    if (ids.length < expected) {
      const message = `has ${ids.length} of the ${expected} headings of the English body: add the others`;
      faults.push({ line: 1, message });
    }
    return { blocks, links, faults };
  } catch (error) {
    return { blocks: [], links: [], faults: [...faults, ofError(error)] };
  }
}

/** Describes an error of the parser, which begins with its position: `3:1: Expected a closing tag … (mdx-jsx:…)`. */
function ofError(error: unknown): BodyFault {
  const said = error instanceof Error ? error.message : String(error);
  const [, line = '1', reason = said] = /^(\d+):\d+: (.*?)(?: \([\w:-]+\))*$/s.exec(said) ?? [];
  const [, open] = /closing tag for `<(\w+)>`/.exec(reason) ?? [];
  const [, closing] = /Unexpected closing tag `<\/(\w+)>`/.exec(reason) ?? [];
  const message = (() => {
    if (open !== undefined && open in COMPONENTS) {
      return `<${open}> is not closed: write </${open}> on a line of its own`;
    }
    if (open !== undefined) return ofTag(open);
    if (closing !== undefined) return `</${closing}> closes nothing: remove it`;
    if (/in expression/.test(reason)) return 'has a { that is not closed: write a brace as \\{';
    if (/^Unexpected char/.test(reason)) return 'has a < that is no whole tag: write it as \\<';
    return `cannot be read: ${reason}`;
  })();
  return { line: Number(line), message };
}

/** Returns the faults in the characters of a body, regardless of their meaning. */
const charactersIn = (source: string): BodyFault[] =>
  source.split('\n').flatMap((words, index) => {
    const line = index + 1;
    return [
      ...(words === words.normalize('NFC') ? [] : [{ line, message: NOT_NFC }]),
      ...(INVISIBLE.exec(words) ?? []).map((found) => ({ line, message: invisible(found) })),
    ];
  });

const lineOf = (node: MdastNode) => node.position?.start.line ?? 1;

/** Reports a fault of a node, which is then left out. */
function fault(node: MdastNode, message: string, { faults }: Reading): [] {
  faults.push({ line: lineOf(node), message });
  return [];
}

const refuse = (node: MdastNode, reading: Reading): [] =>
  fault(node, REFUSED[node.type] ?? `${node.type} is not allowed: ${ALLOWED}`, reading);

function block(node: MdastNode, reading: Reading): Block[] {
  const inlines = (children: readonly MdastNode[]) =>
    children.flatMap((child) => inline(child, reading));
  const blocks = (children: readonly MdastNode[]) =>
    children.flatMap((child) => block(child, reading));
  switch (node.type) {
    case 'heading':
      return heading(node, reading);
    case 'paragraph':
      return [{ type: 'paragraph', children: inlines(node.children) }];
    case 'list': {
      const items = node.children.map((item) => blocks(item.children));
      return [{ type: 'list', isOrdered: node.ordered === true, items }];
    }
    case 'table':
      return [table(node, reading)];
    case 'code': {
      const { lang, value } = node;
      const language = lang ?? 'text';
      if (CODE_LANGUAGES.includes(language)) return [{ type: 'code', language, value }];
      const message = `code in \`${language}\` cannot be shown${oneOf(language, CODE_LANGUAGES)}`;
      return fault(node, message, reading);
    }
    case 'blockquote':
      return [{ type: 'quotation', children: blocks(node.children) }];
    case 'mdxJsxFlowElement':
      return component(node, reading);
    default:
      return refuse(node, reading);
  }
}

function inline(node: MdastNode, reading: Reading): Inline[] {
  const inlines = (children: readonly MdastNode[]) =>
    children.flatMap((child) => inline(child, reading));
  switch (node.type) {
    case 'text':
      return [{ type: 'text', value: node.value.replace(/\s*\n\s*/g, ' ') }];
    case 'inlineCode':
      return [{ type: 'code', value: node.value }];
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: inlines(node.children) }];
    case 'link':
      reading.links.push({ url: node.url, line: lineOf(node) });
      return [{ type: 'link', url: node.url, children: inlines(node.children) }];
    case 'mdxJsxTextElement':
      return fault(
        node,
        COMPONENTS[node.name ?? '']
          ? `<${node.name}> is within a line: put it on lines of its own`
          : ofTag(node.name ?? ''),
        reading,
      );
    default:
      return refuse(node, reading);
  }
}

function heading(node: NodeOf<'heading'>, reading: Reading): Block[] {
  const { depth } = node;
  const { headingIds, ids } = reading;
  if (depth !== 2 && depth !== 3) {
    return fault(node, `${'#'.repeat(depth)} is not a heading here: write ## or ###`, reading);
  }
  const children = node.children.flatMap((child) => inline(child, reading));
  const id = headingIds ? headingIds[ids.length] : slugOf(wordsOf(children));
  if (!id) {
    return fault(
      node,
      headingIds
        ? 'is a heading that the English body doesn’t have: add it there, or remove it here'
        : 'is a heading without a Latin letter or a digit: add a word',
      reading,
    );
  }
  if (ids.includes(id))
    fault(node, `is a second heading with the address #${id}: reword one of them`, reading);
  ids.push(id);
  return [{ type: 'heading', depth, id, children }];
}

/** Returns an address made from words: lower-case ASCII letters, digits and hyphens. */
const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const ALIGNMENTS = { left: 'start', center: 'centre', right: 'end' } as const;

function table(node: NodeOf<'table'>, reading: Reading): Table {
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => cell.children.flatMap((child) => inline(child, reading))),
  );
  const align = head.map((_, column) => ALIGNMENTS[node.align?.[column] ?? 'left']);
  return { type: 'table', align, head, rows };
}

function component(node: MdxJsxFlowElement, reading: Reading): Block[] {
  const takes = COMPONENTS[node.name ?? ''];
  if (!takes) {
    return fault(node, ofTag(node.name ?? ''), reading);
  }
  const given = attributesOf(node, takes);
  if (given === undefined) {
    const whole = [node.name, ...takes.map((name) => `${name}="…"`)].join(' ');
    return fault(node, `<${node.name}> has other attributes than <${whole}>: write these`, reading);
  }
  const children = node.children.flatMap((child) => block(child, reading));
  const { kind: asked = '', title = '', caption = '', name = '' } = given;
  if (node.name === 'Figure') return [{ type: 'figure', caption, children }];
  if (node.name === 'Vignette') {
    if (reading.pictures.includes(name)) return [{ type: 'vignette', name }];
    const nearest = didYouMean(name, reading.pictures) || ': add it there';
    return fault(node, `\`vignettes\` in entry.yaml has no \`${name}\`${nearest}`, reading);
  }
  const kind = CALLOUT_KINDS.find((each) => each === asked);
  if (kind) return [{ type: 'callout', kind, title, children }];
  return fault(
    node,
    `no callout is of the kind \`${asked}\`${oneOf(asked, CALLOUT_KINDS)}`,
    reading,
  );
}

/** Returns the attributes of a component, which are plain strings; undefined if they are not exactly those it takes. */
function attributesOf(
  { attributes }: MdxJsxFlowElement,
  takes: readonly string[],
): Record<string, string> | undefined {
  const given: Record<string, string> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    if (typeof attribute.value !== 'string') return undefined;
    given[attribute.name] = attribute.value;
  }
  const isWhole = takes.every((name) => given[name]) && attributes.length === takes.length;
  return isWhole ? given : undefined;
}
