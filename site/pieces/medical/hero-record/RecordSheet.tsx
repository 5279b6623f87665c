import type { SectionContent } from '../../../kit/define-section.ts';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';
import { type Shown, whatIsShown } from './what-is-shown.ts';

type Content = SectionContent<typeof schema>;
type Words = Content['words'];

/** Renders the record on its cloth: parts that the viewer may not see show the cloth. */
export function RecordSheet({ record, viewers, words, weave }: Content) {
  return (
    <div className="record-paper">
      <div className="record-head flex flex-wrap items-baseline justify-between">
        <Text.h2 className="text-2xl">{record.title}</Text.h2>
        <Text.p className="text-note">{record.status}</Text.p>
      </div>
      <div className="record-sheet relative grid">
        <Loom weave={weave} />
        <dl className="relative grid">
          {record.parts.map((part) => (
            <div key={part.label}>
              <Text.dt>{part.label}</Text.dt>
              {whatIsShown(part, viewers.length).map((shown) => (
                <Found key={keyOf(shown)} {...shown} covers={words} />
              ))}
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

const keyOf = ({ viewers, needs, lacks }: Shown) =>
  [viewers.join('-'), needs ?? '', lacks ?? ''].join('/');

function Found({ viewers, words, isWhole, needs, lacks, covers }: Shown & { covers: Words }) {
  const isFor = { 'data-of': viewers.join(' '), 'data-needs': needs, 'data-lacks': lacks };
  if (words === undefined)
    return (
      <dd {...isFor} className="record-cover">
        <Text.span>{lacks === undefined ? covers.covered : covers.withdrawn}</Text.span>
      </dd>
    );
  return (
    <Text.dd {...isFor} data-whole={isWhole || undefined}>
      {words}
    </Text.dd>
  );
}
