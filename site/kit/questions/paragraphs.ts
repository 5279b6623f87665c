/** The paragraphs of an answer: an empty line stands between two. */
export const paragraphsOf = (answer: string): string[] => answer.split(/\n\s*\n/);
