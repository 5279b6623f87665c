import { type MdastNode, type MdxJsxFlowElement, mdxToMdast } from 'satteri';
import { didYouMean, oneOf } from '../../../contract/nearest.ts';
import { CODE_LANGUAGES } from '../../ui/code/highlight.ts';
import { type Block, CALLOUT_KINDS, type Inline, type Table, wordsOf } from './tree.ts';

/** Something that is wrong with a body, and the line that it stands on. */
export interface BodyFault {
  line: number;
  message: string;
}

/** A body that was read, whatever is wrong with it. */
export interface Body {
  blocks: Block[];
  /** Every link that it has, with its line. */
  links: { url: string; line: number }[];
  faults: BodyFault[];
}

interface Options {
  /** The names of the entry's own product pictures. */
  pictures: readonly string[];
  /** The ids of the English body's headings, in order; the English body makes its own. */
  headingIds?: readonly string[];
}

/** Zero-width characters and word joiners, as in `contract/text.ts` (thai.md 2). */
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/u;

/** The attributes that each component takes, all of them needed. */
const COMPONENTS = { Callout: ['kind', 'title'], Figure: ['caption'], Vignette: ['name'] } as const;

const ALLOWED =
  'a body holds headings (##, ###), paragraphs, lists, links, tables, code, quotations, <Callout>, <Figure> and <Vignette>';

/** What is refused, in the words of whoever writes. */
const REFUSED: Partial<Record<MdastNode['type'], string>> = {
  html: 'raw HTML is not allowed',
  image: 'pictures are product pictures: <Vignette name="…" />',
  mdxjsEsm: 'import and export are not allowed',
  mdxFlowExpression: 'code in braces is not allowed; quote a brace as \\{',
  mdxTextExpression: 'code in braces is not allowed; quote a brace as \\{',
};

/**
 * Reads a body and checks it against what one may hold.
 * @param source MDX, its `{company}` and `{product}` filled in
 */
export function parseBody(source: string, { pictures, headingIds }: Options): Body {
  const faults: BodyFault[] = [];
  const links: Body['links'] = [];
  const ids: string[] = [];
  const fault = (node: MdastNode, message: string) => {
    faults.push({ line: node.position?.start.line ?? 1, message });
  };

  source.split('\n').forEach((line, index) => {
    const refuse = (message: string) => faults.push({ line: index + 1, message });
    if (line !== line.normalize('NFC')) refuse('is not Unicode NFC (thai.md 9)');
    if (INVISIBLE.test(line)) refuse('holds an invisible character (thai.md 2)');
  });

  const refuse = (node: MdastNode): [] => {
    fault(node, `${REFUSED[node.type] ?? `\`${node.type}\` is not allowed`}: ${ALLOWED}`);
    return [];
  };

  const inline = (node: MdastNode): Inline[] => {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', value: node.value.replace(/\s*\n\s*/g, ' ') }];
      case 'inlineCode':
        return [{ type: 'code', value: node.value }];
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, children: node.children.flatMap(inline) }];
      case 'link':
        links.push({ url: node.url, line: node.position?.start.line ?? 1 });
        return [{ type: 'link', url: node.url, children: node.children.flatMap(inline) }];
      case 'mdxJsxTextElement':
        fault(node, `<${node.name}> stands in a line of its own, with nothing beside it`);
        return [];
      default:
        return refuse(node);
    }
  };

  const heading = (node: Extract<MdastNode, { type: 'heading' }>): Block[] => {
    const children = node.children.flatMap(inline);
    const { depth } = node;
    if (depth !== 2 && depth !== 3) {
      fault(node, `a heading is ## or ###, and not ${'#'.repeat(depth)}`);
      return [];
    }
    const id = headingIds ? (headingIds[ids.length] ?? '') : slugOf(wordsOf(children));
    if (id === '') fault(node, headingIds ? 'a heading that the English lacks' : 'has no letters');
    else if (ids.includes(id)) fault(node, `a second heading with the address #${id}`);
    ids.push(id);
    return [{ type: 'heading', depth, id, children }];
  };

  const table = (node: Extract<MdastNode, { type: 'table' }>): Table => {
    const [head = [], ...rows] = node.children.map((row) =>
      row.children.map((cell) => cell.children.flatMap(inline)),
    );
    const align = head.map((_, column) => {
      const side = node.align?.[column];
      if (side === 'right') return 'end';
      return side === 'center' ? 'centre' : 'start';
    });
    return { type: 'table', align, head, rows };
  };

  /** The attributes of a component, which are plain words; undefined if they are not what it takes. */
  const attributesOf = (node: MdxJsxFlowElement): Record<string, string> | undefined => {
    const takes: readonly string[] = COMPONENTS[node.name as keyof typeof COMPONENTS];
    const given: Record<string, string> = {};
    for (const attribute of node.attributes) {
      const isKnown = attribute.type === 'mdxJsxAttribute' && takes.includes(attribute.name);
      if (isKnown && typeof attribute.value === 'string') given[attribute.name] = attribute.value;
      else {
        const name = 'name' in attribute ? attribute.name : '…';
        fault(
          node,
          `<${node.name}> takes ${takes.map((each) => `${each}="…"`).join(' ')}, not ${name}`,
        );
        return undefined;
      }
    }
    const lacking = takes.find((name) => !given[name]);
    if (lacking === undefined) return given;
    fault(node, `<${node.name}> needs ${lacking}="…"`);
    return undefined;
  };

  const component = (node: MdxJsxFlowElement): Block[] => {
    if (!Object.hasOwn(COMPONENTS, node.name ?? '')) {
      const known = Object.keys(COMPONENTS).map((name) => `<${name}>`);
      fault(node, `<${node.name ?? ''}> is not allowed${oneOf(`<${node.name}>`, known)}`);
      return [];
    }
    const given = attributesOf(node);
    const children = node.children.flatMap(block);
    if (!given) return [];
    const { kind: asked, title = '', caption = '', name = '' } = given;
    if (node.name === 'Figure') return [{ type: 'figure', caption, children }];
    if (node.name === 'Vignette') {
      if (pictures.includes(name)) return [{ type: 'vignette', name }];
      fault(node, `\`vignettes\` in entry.yaml has no \`${name}\`${didYouMean(name, pictures)}`);
      return [];
    }
    const kind = CALLOUT_KINDS.find((each) => each === asked);
    if (kind) return [{ type: 'callout', kind, title, children }];
    fault(node, `no callout is of the kind \`${asked}\`${oneOf(asked ?? '', CALLOUT_KINDS)}`);
    return [];
  };

  const block = (node: MdastNode): Block[] => {
    switch (node.type) {
      case 'heading':
        return heading(node);
      case 'paragraph':
        return [{ type: 'paragraph', children: node.children.flatMap(inline) }];
      case 'list':
        return [
          {
            type: 'list',
            isOrdered: node.ordered === true,
            items: node.children.map((item) => item.children.flatMap(block)),
          },
        ];
      case 'table':
        return [table(node)];
      case 'code': {
        const language = node.lang ?? 'text';
        if (!CODE_LANGUAGES.includes(language)) {
          fault(node, `code in \`${language}\` cannot be shown${oneOf(language, CODE_LANGUAGES)}`);
        }
        return [{ type: 'code', language, value: node.value }];
      }
      case 'blockquote':
        return [{ type: 'quotation', children: node.children.flatMap(block) }];
      case 'mdxJsxFlowElement':
        return component(node);
      default:
        return refuse(node);
    }
  };

  try {
    const { children } = mdxToMdast(source, {
      features: { frontmatter: false, gfm: { footnotes: false } },
    }) as Extract<MdastNode, { type: 'root' }>;
    const blocks = children.flatMap(block);
    const missing = headingIds && headingIds.length - ids.length;
    if (missing)
      faults.push({
        line: 1,
        message: `has ${ids.length} headings, the English ${headingIds.length}`,
      });
    return { blocks, links, faults };
  } catch (error) {
    // What the parser says begins with where it is: "3:1: Expected a closing tag".
    const [, line = '1', message = String(error)] =
      /^(\d+):\d+: (.*?)(?: \([\w:-]+\))*$/s.exec(error instanceof Error ? error.message : '') ??
      [];
    return { blocks: [], links: [], faults: [...faults, { line: Number(line), message }] };
  }
}

/** An address made from words: lower-case ASCII letters, digits and hyphens. */
const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
