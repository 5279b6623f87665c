import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { byTopic } from './by-topic.ts';
import type { schema } from './schema.ts';

/** What the magazine is about, as the index at the end of a book: a topic, and where to read of it. */
export function TopicIndex({ posts, context, ...head }: SectionProps<typeof schema>) {
  return (
    <SectionFrame {...head} align="apart">
      <dl className="topics">
        {byTopic(posts).map(({ name, posts: about }) => (
          <div key={name}>
            <dt>
              <Text>{name}</Text>
            </dt>
            {about.map(({ id, title, url }) => (
              <dd key={id}>
                {url === undefined ? (
                  <Text>{title}</Text>
                ) : (
                  <a href={url}>
                    <Text>{title}</Text>
                  </a>
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
