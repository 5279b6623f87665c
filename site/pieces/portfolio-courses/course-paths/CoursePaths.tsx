import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders a row for each kind of work: the course to begin with and the next one, each with its cloth; the terms below. */
export function CoursePaths(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, paths, terms } = section;
  return (
    <section id={anchor} className="paths section wrap" data-section={type}>
      <SectionHead heading={heading} lead={lead} />
      <ul>
        {paths.map(({ work, courses }) => (
          <li key={work} className="columns">
            <Text.h3 className="text-xl">{work}</Text.h3>
            <ol className="grid gap-md">
              {courses.map(({ id, title, url = '', time, image }) => (
                <li key={id} className="relative text-note">
                  <span className="paths-cloth overflow-clip">
                    <Loom weave={image.weave} />
                  </span>
                  <Text.a className="text-lg text-ink font-semibold" href={url}>
                    {title}
                  </Text.a>{' '}
                  <Text.span className="block">{time}</Text.span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
      <Text.h3 className="text-3xl">{terms.title}</Text.h3>
      <Facts facts={terms.facts} className="paths-terms grid gap-xl" />
    </section>
  );
}
