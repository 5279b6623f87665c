import { fill } from '../../../../contract/fill.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { minutesOf } from '../../../kit/post-teasers/minutes-of.ts';
import { PostTeaser } from '../../../kit/post-teasers/PostTeaser.tsx';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders the front page of the magazine: a name, a band of cloth, a lead article, and three below it. */
export function HeroIssue({
  heading,
  lead,
  weave,
  posts,
  all,
  context,
}: SectionProps<typeof schema>) {
  const { lang, words } = context;
  const [first, ...others] = posts;
  const minutes = all.reduce((sum, post) => sum + (minutesOf(post, lang) ?? 0), 0);
  return (
    <section className="overflow-clip" data-section="hero">
      <div className="wrap issue-head grid gap-md">
        <Text.h1>{heading}</Text.h1>
        <div className="issue-about grid">
          <Lead>{lead}</Lead>
          <Text.p className="text-note">
            {fill(words.heroIssue.all, { articles: all.length, minutes })}
          </Text.p>
        </div>
      </div>
      <div className="issue-cloth ebony relative overflow-clip">
        <Loom weave={weave} isFirst />
      </div>
      <div className="wrap issue-articles grid gap-3xl">
        {first !== undefined && <PostTeaser post={first} context={context} Title="h2" isAtTop />}
        {others.length > 0 && (
          <ul className="grid border-t">
            {others.map((post) => (
              <li key={post.id}>
                <PostTeaser post={post} context={context} Title="h2" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
