import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionFrame } from '../../../kit/SectionFrame.tsx';
import { ClothThreads } from '../../../ui/loom/ClothThreads.tsx';
import { CELL } from '../../../ui/loom/cells.ts';
import { Motif } from '../../../ui/Motif.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextList } from '../../../ui/TextList.tsx';
import { HUB, hubDyes } from './hub-dyes.ts';
import type { schema } from './schema.ts';
import { ROW, threads, WIDTH } from './threads.ts';

/** Renders the systems that a product connects to: each is a thread, and all of them run into the product's knot. */
export function Integrations(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, hub, groups } = section;
  const paths = threads(groups.map(({ systems }) => systems.length));
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead}>
      <div className="integrations">
        <ul className="integrations-groups grid">
          {groups.map(({ motif, title, systems }, index) => (
            <li className="relative grid" key={title} style={{ '--strands': index + 1 }}>
              <span className="integrations-motif relative">
                <Motif name={motif} />
              </span>
              <Text.h3 className="text-base font-medium text-muted">{title}</Text.h3>
              <TextList items={systems} />
            </li>
          ))}
        </ul>
        <svg
          className="integrations-threads"
          viewBox={`0 0 ${WIDTH} ${groups.length * ROW}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {paths.map((path) => (
            <path key={path} d={path} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        <p className="integrations-hub relative flex items-center gap-lg text-xl">
          <Motif name="diamond" />
          <Knot />
          <Text.strong>{hub}</Text.strong>
        </p>
      </div>
    </SectionFrame>
  );
}

/** Renders the diamond over the threads' ends, if there is room for it. */
function Knot() {
  const [width, height] = [HUB.columns * CELL.width, HUB.rows * CELL.height];
  return (
    <svg className="integrations-knot" width={width} height={height} aria-hidden="true">
      <path d={`M0 ${height / 2}L${width / 2} 0 ${width} ${height / 2} ${width / 2} ${height}Z`} />
      <ClothThreads dyes={hubDyes()} columns={HUB.columns} />
    </svg>
  );
}
