/**
 * Copies a text to the clipboard.
 * @returns whether it was copied: browsers can refuse, and have no clipboard on a page without HTTPS
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
