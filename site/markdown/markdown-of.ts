import type { Element, ElementContent, Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { htmlToHast } from 'satteri';

const SILENT = /^(?:svg|input|select|textarea|button|audio)$/;

/** Elements within a line; a word ends at the edges of all others. */
const INLINE =
  /^(?:a|abbr|b|bdi|br|cite|code|data|em|i|img|kbd|mark|q|s|small|span|strong|sub|sup|time|wbr)$/;

/** Elements whose content is one line, whatever is in it. */
const LINE = /^(?:th|td|h[1-6])$/;

const HEADING = /^h[1-6]$/;

const text = (value: string): ElementContent => ({ type: 'text', value });

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const elementsOf = ({ children }: Element) =>
  children.filter((child): child is Element => child.type === 'element');

const wordsOf = (node: ElementContent): string => {
  if (node.type === 'element') return node.children.map(wordsOf).join('');
  return node.type === 'text' ? node.value : '';
};

const isBlock = (node: ElementContent) => node.type === 'element' && !INLINE.test(node.tagName);

/** Whether Markdown leaves an element out: drawings, controls, and places that only a script fills. */
const isUnseen = ({ tagName, properties }: Element) =>
  SILENT.test(tagName) ||
  properties['ariaHidden'] === 'true' ||
  properties['alt'] === '' ||
  ['hidden', 'dataNeedsScript', 'dataMdast'].some((name) => name in properties);

const hasHeading = (node: Element): boolean =>
  elementsOf(node).some((child) => HEADING.test(child.tagName) || hasHeading(child));

/** Whether only the style sheet separates two neighbors. */
const areSetApart = (one: ElementContent, other: ElementContent) =>
  (one.type === 'element' && other.type === 'element' && !/^[,.:;)]/.test(wordsOf(other))) ||
  isBlock(one) ||
  isBlock(other) ||
  (/[\p{L}\p{M}\p{N}]$/u.test(wordsOf(one)) && /^[\p{L}\p{N}]/u.test(wordsOf(other)));

/** Returns the readable children of an element, with a space between those that the style sheet separates. */
function readableChildren({ tagName, properties, children }: Element, isInLine: boolean) {
  // The parts of a text that are kept whole on a line.
  const isOneText = [properties['className']].flat().includes('typeset');
  const read: ElementContent[] = [];
  let last: ElementContent | undefined;
  for (const child of children) {
    const part = readable(child, isInLine || LINE.test(tagName));
    if (!part) continue;
    const startsWithSpace = part.type === 'element' && /^\s/.test(wordsOf(part));
    if (startsWithSpace || (last && !isOneText && areSetApart(last, part))) add(read, text(' '));
    // A span says nothing of its own, and a page has a thousand.
    const said = part.type === 'element' && part.tagName === 'span' ? part.children : [part];
    for (const each of said) add(read, each);
    last = part;
  }
  return read;
}

/** Puts a node after others; a text after a text is one with it. */
function add(nodes: ElementContent[], node: ElementContent) {
  const last = nodes.at(-1);
  if (last?.type === 'text' && node.type === 'text')
    nodes[nodes.length - 1] = text(last.value + node.value);
  else nodes.push(node);
}

/**
 * Returns the readable content of a node: pictures as their names, texts without no-break spaces.
 * @param isInLine whether all of it is one line
 */
function readable(node: ElementContent, isInLine: boolean): ElementContent | undefined {
  if (node.type === 'text') return text(node.value.replaceAll('\u00a0', ' '));
  if (node.type !== 'element') return;
  const { tagName, properties } = node;
  if (tagName === 'pre') return node;
  if (properties['role'] === 'img' && properties['ariaLabel']) {
    const isWithin = isInLine || INLINE.test(tagName);
    return element(isWithin ? 'span' : 'p', [text(String(properties['ariaLabel']))]);
  }
  if (isUnseen(node)) return;
  const read = { ...node, children: readableChildren(node, isInLine) };
  if (isInLine && isBlock(node)) return { ...read, tagName: 'span' };
  if (tagName === 'dl') return listOfTerms(read);
  if (/^(?:ul|ol)$/.test(tagName))
    return under(properties['ariaLabel'], hasHeading(read) ? partsOf(read) : read);
  if (tagName === 'table') return under(captionOf(read), read);
  return /^(?:label|legend|summary)$/.test(tagName) ? { ...read, tagName: 'div' } : read;
}

/** A list or a table below what it is called. */
const under = (name: unknown, named: Element) =>
  name ? element('div', [element('p', [text(String(name))]), named]) : named;

/** Returns the caption of a table; undefined for one that only screen readers get, because it repeats the heading. */
function captionOf(table: Element) {
  const caption = elementsOf(table).find(({ tagName }) => tagName === 'caption');
  const isSeen = ![caption?.properties['className']].flat().includes('sr-only');
  return caption && isSeen && wordsOf(caption);
}

/** A list with headings, as the parts that these begin. */
const partsOf = (list: Element) =>
  element(
    'div',
    elementsOf(list).map(({ children }) => element('div', children)),
  );

function listOfTerms(list: Element): Element {
  const items: Element[] = [];
  for (const each of elementsOf(list).flatMap((child) =>
    child.tagName === 'div' ? elementsOf(child) : child,
  )) {
    if (each.tagName === 'dt') {
      items.push(element('li', [element('strong', each.children), text(': ')]));
    } else {
      const [first, ...rest] = each.children;
      const said = first?.type === 'element' && first.tagName === 'p' ? first.children : [first];
      items.at(-1)?.children.push(...said.flatMap((part) => part ?? []), ...rest, text(' '));
    }
  }
  return element('ul', items);
}

const OPTIONS: Options = {
  bullet: '-',
  listItemIndent: 'one',
  resourceLink: true,
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  handlers: {
    delete: (node, _, state, info) =>
      `~~${state.containerPhrasing(node, { ...info, before: '~', after: '~' })}~~`,
  },
};

/** Converts HTML to Markdown. Elements with `data-mdast="ignore"` are left out. */
export function markdownOfHtml(html: string): string {
  const { children } = htmlToHast(html, { fragment: true }) as Root;
  const read = readableChildren(element('div', children as ElementContent[]), false);
  const tree = toMdast({ type: 'root', children: read }, { document: true });
  return toMarkdown(tree as Parameters<typeof toMarkdown>[0], OPTIONS).trim();
}

export const markdownOf = (component: ReactNode): string =>
  markdownOfHtml(renderToStaticMarkup(component));
