import { createElement, type ReactNode } from 'react';
import type { Lang } from '../../../contract/lang.ts';
import { Code } from '../../ui/code/Code.tsx';
import { highlight } from '../../ui/code/highlight.ts';
import { MarkedText } from '../../ui/MarkedText.tsx';
import type { ContentOf, VignetteType } from '../../vignettes/registry.ts';
import { Vignette } from '../../vignettes/Vignette.tsx';
import { type Block, type Inline, type Table, wordsOf } from './tree.ts';

export interface BodyContext {
  lang: Lang;
  /** The entry's product pictures by name, in the body's language. */
  pictures: Readonly<Record<string, ContentOf<VignetteType> & { type: VignetteType }>>;
  /** Returns the address of a link in the body's language; undefined for a page that does not exist yet. */
  addressOf: (url: string) => string | undefined;
  words: { code: string; table: string };
  /** The level of the heading above it; its own headings begin one level below. */
  under: 1 | 2;
}

export interface BodyProps {
  blocks: readonly Block[];
  context: BodyContext;
}

/** Renders a long text. */
export function Body(props: BodyProps) {
  return (
    <div className="body grid">
      <Blocks {...props} />
    </div>
  );
}

function Blocks({ blocks, context }: BodyProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places
  return blocks.map((block, index) => <BlockElement key={index} block={block} context={context} />);
}

function BlockElement({ block, context }: { block: Block; context: BodyContext }): ReactNode {
  const { words, pictures } = context;
  switch (block.type) {
    case 'heading':
      return createElement(
        `h${block.depth + context.under - 1}`,
        { id: block.id, className: `body-heading-${block.depth}` },
        <Inlines inlines={block.children} context={context} />,
      );
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} context={context} />
        </p>
      );
    case 'list':
      return createElement(
        block.isOrdered ? 'ol' : 'ul',
        {},
        block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items never change places
          <li key={index}>
            <Item blocks={item} context={context} />
          </li>
        )),
      );
    case 'table':
      return <BodyTable table={block} context={context} />;
    case 'code':
      return (
        <div className="body-code ebony rounded overflow-clip">
          <Code lines={highlight(block.value, block.language)} label={words.code} />
        </div>
      );
    case 'quotation':
      return (
        <blockquote className="text-2xl font-medium text-balance">
          <Blocks blocks={block.children} context={context} />
        </blockquote>
      );
    case 'callout':
      return (
        <aside className="body-callout grid gap-xs" data-kind={block.kind} aria-label={block.title}>
          <p className="font-semibold">
            <MarkedText lang={context.lang}>{block.title}</MarkedText>
          </p>
          <Blocks blocks={block.children} context={context} />
        </aside>
      );
    case 'figure':
      return (
        <figure className="body-figure grid gap-md">
          <Blocks blocks={block.children} context={context} />
          <figcaption className="text-note">
            <MarkedText lang={context.lang}>{block.caption}</MarkedText>
          </figcaption>
        </figure>
      );
    case 'vignette': {
      const vignette = pictures[block.name];
      return vignette && <Vignette {...vignette} />;
    }
  }
}

/** Renders an item of a list. A single paragraph is rendered without its element, because its list is tight. */
function Item({ blocks, context }: BodyProps) {
  const [first, ...others] = blocks;
  if (first?.type !== 'paragraph') return <Blocks blocks={blocks} context={context} />;
  return (
    <>
      <Inlines inlines={first.children} context={context} />
      <Blocks blocks={others} context={context} />
    </>
  );
}

/** Renders a table, which scrolls horizontally if it is wider than the page. */
function BodyTable({ table, context }: { table: Table; context: BodyContext }) {
  const cells = (row: Inline[][], Cell: 'th' | 'td') =>
    row.map((cell, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: cells never change places
      <Cell key={column} data-align={table.align[column]} scope={Cell === 'th' ? 'col' : undefined}>
        <Inlines inlines={cell} context={context} />
      </Cell>
    ));
  const label = `${context.words.table}: ${table.head.map(wordsOf).filter(Boolean).join(', ')}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
    <section className="body-table text-base" tabIndex={0} aria-label={label}>
      <table className="w-full" data-columns={table.head.length}>
        <thead>
          <tr>{cells(table.head, 'th')}</tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
            <tr key={index}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Inlines({ inlines, context }: { inlines: readonly Inline[]; context: BodyContext }) {
  return inlines.map((each, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places
    <InlineElement key={index} inline={each} context={context} />
  ));
}

function InlineElement({ inline, context }: { inline: Inline; context: BodyContext }): ReactNode {
  switch (inline.type) {
    case 'text':
      return <MarkedText lang={context.lang}>{inline.value}</MarkedText>;
    case 'code':
      return (
        <code translate="no">
          <MarkedText lang={context.lang}>{inline.value}</MarkedText>
        </code>
      );
    case 'strong':
    case 'emphasis':
      return createElement(
        inline.type === 'strong' ? 'strong' : 'em',
        {},
        <Inlines inlines={inline.children} context={context} />,
      );
    case 'link': {
      const url = context.addressOf(inline.url);
      const children = <Inlines inlines={inline.children} context={context} />;
      return url === undefined ? children : <a href={url}>{children}</a>;
    }
  }
}
