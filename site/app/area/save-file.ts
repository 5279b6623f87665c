/** Has the browser save something that is here already: a link to it would not carry the session's token (spec D3). */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: the browser begins to read it only now.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
