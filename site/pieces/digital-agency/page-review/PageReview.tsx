import type { SectionContent, SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Content = SectionContent<typeof schema>;
type Page = Content['before'];
type Block = Page['blocks'][number];

/** Renders a page before and after a review, drawn on phones, with the findings and measurements between them. */
export function PageReview(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, before, after, findings } = section;
  return (
    <section id={anchor} className="review overflow-clip" data-section={type}>
      <div className="review-head deep columns">
        <Text.h2 className="text-huge">{heading}</Text.h2>
        <Lead>{lead}</Lead>
      </div>
      <div className="review-pages grid gap-2xl">
        <Phone page={before} state="before" />
        <Phone page={after} state="after" />
        <ol className="grid content-start">
          {findings.map((finding, index) => (
            <li key={finding.what}>
              <Mark of={index + 1} />
              <Text.h3>{finding.what}</Text.h3>
              <p className="review-measured text-note flex flex-wrap items-baseline">
                <Text.s>{finding.before}</Text.s>
                <Text.b className="text-accent">{finding.after}</Text.b>
              </p>
              <Text.p className="text-note">{finding.why}</Text.p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Renders the number of a finding, next to the part of the page that it is about. */
function Mark({ of }: { of: number | undefined }) {
  return of !== undefined && <span className="review-mark grid font-semibold text-xs">{of}</span>;
}

function Phone({ page, state }: { page: Page; state: 'before' | 'after' }) {
  return (
    <figure className="review-page grid content-start gap-md" data-state={state}>
      <Text.figcaption>{page.label}</Text.figcaption>
      <div className="review-screen relative grid text-sm">
        {page.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places
          <div key={index} className="review-block relative" data-is={block.is}>
            <Mark of={block.mark} />
            <Shown block={block} />
          </div>
        ))}
      </div>
    </figure>
  );
}

/** Renders a part of the drawn page. It is not interactive. */
function Shown({ block }: { block: Block }) {
  switch (block.is) {
    case 'bar':
      return (
        <p className="flex justify-between items-baseline">
          <Text.b>{block.name}</Text.b>
          <Text.span className="review-beside">{block.beside}</Text.span>
        </p>
      );
    case 'picture':
      return (
        <>
          <Boxes />
          {block.caption !== undefined && <Text.p>{block.caption}</Text.p>}
        </>
      );
    case 'headline':
      return (
        <p>
          {block.lines.map((line) => (
            <Text.span className="block" key={line}>
              {line}
            </Text.span>
          ))}
        </p>
      );
    case 'words':
      return <Text.p>{block.body}</Text.p>;
    case 'prices':
      return (
        <dl>
          {block.rows.map(({ name, price }) => (
            <div className="flex gap-md justify-between items-baseline" key={name}>
              <Text.dt>{name}</Text.dt>
              <Text.dd className="text-lg font-semibold">{price}</Text.dd>
            </div>
          ))}
        </dl>
      );
    case 'form':
      return (
        <>
          <ul className="grid gap-xs">
            {block.fields.map((field) => (
              <Text.li key={field}>{field}</Text.li>
            ))}
          </ul>
          <Text.p className="review-button font-semibold">{block.button}</Text.p>
          {block.said !== undefined && <Text.p>{block.said}</Text.p>}
        </>
      );
    case 'banner':
      return (
        <>
          <Text.p>{block.body}</Text.p>
          <Text.p className="review-button font-semibold">{block.button}</Text.p>
        </>
      );
  }
}

/** The positions and sizes of the boxes in the stack. */
const STACK = [
  [66, 62, 34],
  [134, 66, 30],
  [98, 22, 28],
] as const;

/** Renders the products of the drawn company: boxes, with a strip of tape over each. */
function Boxes() {
  return (
    <svg viewBox="0 0 200 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {STACK.map(([x, y, half]) => {
        const rise = half / 2;
        return (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path
              fill="var(--color-dye-earth-pale)"
              d={`M0 ${-rise}L${half} 0L0 ${rise}L${-half} 0z`}
            />
            <path
              fill="var(--color-dye-earth)"
              d={`M${-half} 0L0 ${rise}V${rise + half}L${-half} ${half}z`}
            />
            <path
              fill="var(--color-dye-earth-deep)"
              d={`M${half} 0L0 ${rise}V${rise + half}L${half} ${half}z`}
            />
            <path
              fill="var(--color-dye-undyed)"
              d={`M${rise - 4} ${-rise / 2 - 2}l8 4L${-rise + 4} ${rise / 2 + 2}v8l-8 -4v-8z`}
            />
          </g>
        );
      })}
    </svg>
  );
}
