import type { SectionContent } from '../../../kit/define-section.ts';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';
import { type Shown, whatIsShown } from './what-is-shown.ts';

type Content = SectionContent<typeof schema>;
type Words = Content['words'];

/** Renders the record on its cloth: parts that the viewer may not see show the cloth. Below it are the log entries. */
export function RecordSheet({ record, viewers, consents, words, weave }: Content) {
  const { title, status, earlier, parts } = record;
  return (
    <div className="record">
      <div className="record-head">
        <Text.h2>{title}</Text.h2>
        <Text.p className="text-note">{status}</Text.p>
      </div>
      <div className="record-sheet">
        <Loom weave={weave} />
        <dl>
          {parts.map((part) => (
            <div key={part.label}>
              <Text.dt className="text-note">{part.label}</Text.dt>
              {whatIsShown(part, viewers.length).map((shown) => (
                <Found key={keyOf(shown)} {...shown} covers={words} />
              ))}
            </div>
          ))}
        </dl>
      </div>
      <div className="record-log ebony">
        <Text.h3>{words.log}</Text.h3>
        <ol>
          {earlier.map((line) => (
            <Text.li key={line} data-earlier>
              {line}
            </Text.li>
          ))}
          {viewers.map(({ name, log, refused }, index) => (
            <Text.li key={name} data-of={index + 1} data-needs={refused?.consent}>
              {log}
            </Text.li>
          ))}
          {consents.items.map(({ label, log }, index) => (
            <Text.li key={label} data-lacks={index + 1}>
              {log}
            </Text.li>
          ))}
          {viewers.map(
            ({ name, refused }, index) =>
              refused && (
                <Text.li key={name} data-of={index + 1} data-lacks={refused.consent} data-refused>
                  {refused.log}
                </Text.li>
              ),
          )}
        </ol>
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
