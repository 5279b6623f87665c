import { FIRST_LANG } from '../../../contract/lang.ts';
import { Code } from '../../ui/code/Code.tsx';
import { highlight } from '../../ui/code/highlight.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { Lead } from '../SectionWords.tsx';
import type { schema } from './schema.ts';

/** The opening of a manual: what can be looked up in it, and beside that the one file that it is all about. */
export function HeroManual({ heading, lead, contents, file, note }: SectionProps<typeof schema>) {
  return (
    <section className="hero-manual" data-section="hero">
      <div className="hero-manual-words">
        <h1 className="text-display">
          <Text>{heading}</Text>
        </h1>
        <Lead>{lead}</Lead>
        <ol className="hero-manual-contents">
          {contents.map(({ label, holds, url }) => (
            <li key={url}>
              <a href={url}>
                <span>
                  <Text>{label}</Text>
                </span>
                <span className="hero-manual-holds">
                  <Text>{holds}</Text>
                </span>
              </a>
            </li>
          ))}
        </ol>
        {note !== undefined && (
          <p className="hero-manual-note">
            <Text>{note}</Text>
          </p>
        )}
      </div>
      <div className="hero-manual-file ebony" lang={FIRST_LANG}>
        <p className="hero-manual-name">{file.name}</p>
        <Code lines={highlight(file.code, file.language)} label={file.name} />
      </div>
    </section>
  );
}
