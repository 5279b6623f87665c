import { z } from 'zod';
import { readContent } from '../../contract/content-file.ts';
import { oneOf } from '../../contract/nearest.ts';
import { text } from '../../contract/text.ts';

/** What entries may be about: the name of each topic by its id. */
const topics = readContent(
  'content/topics.yaml',
  z.record(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/), text(32)),
);

/** A topic that is named by its id. */
export const topic = z.string().transform((id, context) => {
  const name = topics[id];
  if (name) return { id, name };
  const message = `is no topic of content/topics.yaml${oneOf(id, Object.keys(topics))}`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});
