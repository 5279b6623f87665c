import { localizedPath } from '../../../contract/lang.ts';
import { firstPath } from '../../collections/post-places.ts';
import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { Lead } from '../SectionWords.tsx';
import { schema } from './schema.ts';

/** Renders the head of a view of the posts: the purpose of the view, and links to the other views. */
function HeroViews({ heading, lead, views, context }: SectionProps<typeof schema>) {
  const { lang, path, words } = context;
  const here = localizedPath(lang, firstPath(path));
  // On later pages of a view, the link leads to the first one.
  const current = firstPath(path) === path ? 'page' : 'true';
  return (
    <section data-section="hero">
      <div className="wrap views-words columns">
        <Text.h1 className="text-title">{heading}</Text.h1>
        <Lead>{lead}</Lead>
      </div>
      <nav className="wrap views-nav" aria-label={words.heroViews.views}>
        <ul className="flex flex-wrap">
          {views.map(({ label, url }) => (
            <li key={url}>
              <a href={url} aria-current={url === here ? current : undefined}>
                <Text.span>{label}</Text.span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

export const heroViews = defineSection({
  schema,
  Component: HeroViews,
  opening: 'below-bar',
});
