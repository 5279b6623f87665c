import type { SectionContent } from '../../../kit/define-section.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';
import { type Shown, whatIsShown } from './what-is-shown.ts';

type Content = SectionContent<typeof schema>;
type Words = Content['words'];

/**
 * Renders the record as paper on a cloth: what the viewer may see, and below it, on the bare cloth, the names of the
 * parts that stay hidden.
 */
export function RecordSheet({ record, viewers, words, weave }: Content) {
  return (
    <div className="record-paper">
      <div className="record-head flex flex-wrap items-baseline justify-between">
        <Text.h2 className="text-2xl">{record.title}</Text.h2>
        <Text.p className="text-note">{record.status}</Text.p>
      </div>
      <div className="record-sheet relative grid">
        <Loom weave={weave} />
        <dl className="relative">
          {record.parts.map((part) => {
            const shown = whatIsShown(part, viewers.length);
            return (
              <div
                key={part.label}
                data-hidden={shown.find((each) => isHidden(each))?.viewers.join(' ')}
              >
                <Text.dt>{part.label}</Text.dt>
                {shown.map((each) => (
                  <Found key={keyOf(each)} {...each} covers={words} />
                ))}
              </div>
            );
          })}
        </dl>
      </div>
    </div>
  );
}

/** Returns whether some viewers never see the part, whatever consents are given. */
const isHidden = ({ words, lacks }: Shown) => words === undefined && lacks === undefined;

const keyOf = ({ viewers, needs, lacks }: Shown) =>
  [viewers.join('-'), needs ?? '', lacks ?? ''].join('/');

function Found({ viewers, words, isWhole, needs, lacks, covers }: Shown & { covers: Words }) {
  const isFor = { 'data-of': viewers.join(' '), 'data-needs': needs, 'data-lacks': lacks };
  if (lacks === undefined && words === undefined)
    return (
      <dd {...isFor} data-whole>
        <Icon name="eyeOff" size={18} />
        <Text.span className="sr-only">{covers.covered}</Text.span>
      </dd>
    );
  if (words === undefined)
    return (
      <dd {...isFor} className="record-cover">
        <Text.span>{covers.withdrawn}</Text.span>
      </dd>
    );
  return (
    <Text.dd
      {...isFor}
      data-whole={isWhole || undefined}
      data-rest={isWhole || lacks !== undefined ? undefined : covers.rest}
    >
      {words}
    </Text.dd>
  );
}
