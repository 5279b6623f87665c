/** Returns the words of a line before and after its key words, including spaces. */
export function lineParts(line: string, value: string): { before: string; after: string } {
  const at = line.indexOf(value);
  return { before: line.slice(0, at), after: line.slice(at + value.length) };
}
