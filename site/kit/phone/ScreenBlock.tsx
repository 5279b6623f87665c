import { Text } from '../../ui/Text.tsx';
import type { Block } from './blocks.ts';
import { Dial } from './Dial.tsx';
import { Plan } from './Plan.tsx';
import { Words } from './Words.tsx';

/** Renders the parts of a screen, from top to bottom. */
export function ScreenBlocks({ blocks }: { blocks: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a screen never change places
  return blocks.map((block, index) => <ScreenBlock key={index} {...block} />);
}

/** Renders one part of an app's screen. */
function ScreenBlock(block: Block) {
  switch (block.type) {
    case 'message':
      return (
        <div className="screen-message" data-from={block.from}>
          <Text.p>{block.body}</Text.p>
          {block.source !== undefined && <Text.p className="screen-source">{block.source}</Text.p>}
        </div>
      );
    case 'row':
      return (
        <div className="screen-row" data-state={block.state}>
          <Words rank="label">{block.label}</Words>
          <Words rank="value">{block.value}</Words>
          <Words rank="detail">{block.detail}</Words>
        </div>
      );
    case 'figure':
      return (
        <div className="screen-figure">
          <Words rank="detail">{block.label}</Words>
          <Words rank="number">{block.value}</Words>
        </div>
      );
    case 'progress':
      return <Progress {...block} />;
    case 'dial':
      return <Dial {...block} />;
    case 'plan':
      return <Plan {...block} />;
    case 'notice':
      return (
        <Text.p className="screen-notice" data-tone={block.tone}>
          {block.body}
        </Text.p>
      );
    case 'field':
      return <Text.div className="screen-field">{block.label}</Text.div>;
    case 'button':
      return <Text.span className="screen-button">{block.label}</Text.span>;
  }
}

/** The stamps of a row; the width of a stamp's place, and its radius, in units of the drawing. */
const ROW = 5;
const PLACE = 48;
const RADIUS = 19;

/** Renders progress as the stamps of a card, in rows of five. */
function Progress({ label, done, of }: Extract<Block, { type: 'progress' }>) {
  const stamps = Array.from({ length: of }, (_, index) => ({
    cx: ((index % ROW) + 0.5) * PLACE,
    cy: (Math.floor(index / ROW) + 0.5) * PLACE,
  }));
  return (
    <div className="screen-progress">
      <Words rank="label">{label}</Words>
      <span className="screen-value">{`${done}/${of}`}</span>
      <svg viewBox={`0 0 ${ROW * PLACE} ${Math.ceil(of / ROW) * PLACE}`} aria-hidden="true">
        {stamps.map((at, index) => (
          <circle
            key={`${at.cx} ${at.cy}`}
            {...at}
            r={RADIUS}
            className={index < done ? 'screen-stamped' : undefined}
          />
        ))}
      </svg>
    </div>
  );
}
