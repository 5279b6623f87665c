import type { Lang } from '../../../../contract/lang.ts';
import type { Localized } from '../../../../contract/text.ts';
import { inUnit } from '../../../collections/projects/figures.ts';
import type { Project } from '../../../collections/projects/schema.ts';
import { content } from '../../../content.ts';
import { Text } from '../../../ui/Text.tsx';

type Props = Pick<Localized<Project>, 'title' | 'client' | 'measure' | 'url'> & { lang: Lang };

/** Renders what a case has changed: its figure before and now, on bars of the same scale. */
export function Proof({ title, client, measure, url, lang }: Props) {
  const { was, now, read } = content.entries.projects;
  const { before, after } = measure;
  return (
    <div className="proof" style={{ '--share': after / before }}>
      <Text.h3>{client}</Text.h3>
      <dl>
        <div>
          <dt className="text-note">{was[lang]}</dt>
          <dd>{inUnit(measure, before, lang)}</dd>
        </div>
        <div>
          <dt className="text-note">{now[lang]}</dt>
          <dd>{inUnit(measure, after, lang)}</dd>
        </div>
      </dl>
      <Text.p>{measure.of}</Text.p>
      {url !== undefined && (
        <a className="section-link text-link" href={url}>
          <Text>{read[lang]}</Text>
          <span className="sr-only">
            {': '}
            <Text>{title}</Text>
          </span>
        </a>
      )}
    </div>
  );
}
