/** Returns the paragraphs of an answer, which are separated by an empty line. */
export const paragraphsOf = (answer: string): string[] => answer.split(/\n\s*\n/);
