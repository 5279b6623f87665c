import { yearIn } from '../../../contract/format.ts';
import { content } from '../../content.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CoveringLink } from '../../ui/CoveringLink.tsx';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { schema } from './schema.ts';

/**
 * Renders case teasers: the result of each case in large type on its weave. The title's link covers the whole cloth.
 */
function CaseTeasers({ context, projects, action, ...head }: SectionProps<typeof schema>) {
  return (
    <SectionFrame {...head}>
      <div className="cases grid gap-xl">
        {projects.map(({ id, title, client, field, result, year, weave, photo, url }) => (
          <article key={id} className="case ebony relative grid min-w-0 overflow-clip">
            <div className="case-cloth hover-cloth">
              {photo ? (
                <Photo photo={photo} sizes="(width < 64rem) 100vw, 66vw" />
              ) : (
                <Loom weave={weave} isCentred />
              )}
            </div>
            <div className="case-words grid gap-lg">
              <h3>
                <CoveringLink title={title} url={url} />
              </h3>
              <Text.p className="case-result text-2xl font-medium text-balance">{result}</Text.p>
              <ul className="facts">
                <Text.li>{client}</Text.li>
                <Text.li>{content.entries.projects.fields[field][context.lang]}</Text.li>
                <li>{yearIn(context.lang, year)}</li>
              </ul>
            </div>
          </article>
        ))}
      </div>
      {action !== undefined && (
        <p className="section-action">
          <ButtonLink href={action.url} label={action.label} rank="second" />
        </p>
      )}
    </SectionFrame>
  );
}

export const caseTeasers = defineSection({
  schema,
  Component: CaseTeasers,
  styles: ['ui/Teaser.css'],
});
