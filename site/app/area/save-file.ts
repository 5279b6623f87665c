/**
 * Lets the browser save data that is already loaded. A link to the server would not carry the session's token (spec
 * D3).
 */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Delayed, because the browser only starts reading the file now.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
