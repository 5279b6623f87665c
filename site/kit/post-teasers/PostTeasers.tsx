import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { PostTeaser } from './PostTeaser.tsx';
import { schema } from './schema.ts';

/** Renders posts of the magazine: the first one large, the others below it, each with its cover. */
function PostTeasers({
  context,
  posts: [first, ...others],
  action,
  ...head
}: SectionProps<typeof schema>) {
  return (
    <SectionFrame {...head}>
      {first !== undefined && <PostTeaser post={first} context={context} isFirst />}
      {others.length > 0 && (
        <div className="posts grid">
          {others.map((post) => (
            <PostTeaser key={post.id} post={post} context={context} />
          ))}
        </div>
      )}
      {action !== undefined && (
        <p className="section-action">
          <ButtonLink href={action.url} label={action.label} rank="second" />
        </p>
      )}
    </SectionFrame>
  );
}

export const postTeasers = defineSection({
  schema,
  Component: PostTeasers,
  styles: ['ui/Teaser.css'],
});
