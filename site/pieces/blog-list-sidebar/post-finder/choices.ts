/** The number of choices that the style sheet has rules for, in addition to "everything". */
export const MOST_CHOICES = 24;

interface Post {
  id: string;
  topics: readonly { id: string; name: string }[];
  author: { id: string; name: string };
}

/** A topic or an author: its name, its number among the choices, and its number of posts. */
export interface Choice {
  key: string;
  name: string;
  number: number;
  count: number;
}

function counted(names: readonly { id: string; name: string }[]): Omit<Choice, 'number'>[] {
  const found = new Map<string, Omit<Choice, 'number'>>();
  for (const { id, name } of names) {
    found.set(id, { key: id, name, count: (found.get(id)?.count ?? 0) + 1 });
  }
  return [...found.values()].sort((one, other) => other.count - one.count);
}

/**
 * Returns the choices for posts, those with the most posts first, and the numbers of the choices that show each post.
 */
export function choicesOf(posts: readonly Post[]): {
  topics: Choice[];
  authors: Choice[];
  numbersOf: (post: Post) => number[];
} {
  const ofTopics = counted(posts.flatMap(({ topics }) => topics));
  const ofAuthors = counted(posts.map(({ author }) => author));
  const topics = ofTopics.map((each, index) => ({ ...each, number: index + 1 }));
  const authors = ofAuthors.map((each, index) => ({ ...each, number: topics.length + index + 1 }));
  if (topics.length + authors.length > MOST_CHOICES) {
    throw new Error(`post-finder.css has rules for ${MOST_CHOICES} topics and authors: add more`);
  }
  const numbersOf = (post: Post) =>
    [
      ...topics.filter(({ key }) => post.topics.some(({ id }) => id === key)),
      ...authors.filter(({ key }) => post.author.id === key),
    ].map(({ number }) => number);
  return { topics, authors, numbersOf };
}
