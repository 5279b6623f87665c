/** How many letters a text has: marks above and below a Thai letter take no room of their own. */
export const lettersIn = (text: string): number => text.replace(/\p{M}/gu, '').length;
