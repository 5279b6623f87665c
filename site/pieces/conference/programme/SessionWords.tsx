import type { ReactNode } from 'react';
import type { SectionContext } from '../../../kit/define-section.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Portrait } from '../../../ui/Portrait.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { Session } from './slots.ts';

interface Props {
  session: Session;
  context: SectionContext;
  /** Its own times, if they differ from those of its slot. */
  children?: ReactNode;
}

/** Renders the text of a session: its subject, speakers and facts. */
export function SessionWords({ session, context: { words }, children }: Props) {
  const { title, body, kind, language, room, facts, speakers, isBreak } = session;
  const Title = isBreak ? 'p' : 'h4';
  return (
    <div className="programme-words">
      <Title className="programme-title">
        <Text>{title}</Text>
      </Title>
      {(children || kind || language || (room !== undefined && !isBreak)) && (
        <p className="programme-kind">
          {children}
          {kind && <Text.b>{words.programme[kind]}</Text.b>}
          {language && <Text.span>{words.programme[language]}</Text.span>}
          {room !== undefined && <Text.span className="programme-room">{room}</Text.span>}
        </p>
      )}
      {body !== undefined && <Text.p className="programme-body">{body}</Text.p>}
      {speakers.length > 0 && (
        <ul className="programme-speakers">
          {speakers.map(({ id, image, name, field }) => (
            <li key={id}>
              <Portrait image={image} />
              <p>
                <Text.b>{name}</Text.b> {field !== undefined && <Text.span>{field}</Text.span>}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Facts className="programme-facts" facts={facts} />
    </div>
  );
}
