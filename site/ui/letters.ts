/** Returns the number of letters in a text, without the marks above and below Thai letters, which take no width. */
export const lettersIn = (text: string): number => text.replace(/\p{M}/gu, '').length;
