/**
 * What turns the direction of the text around it and is not seen itself (Unicode, UAX 9): marks, embeddings,
 * overrides and isolates. In a name they let one address or file stand for another. Scripts that run
 * from right to left do without.
 */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export const withoutBidiControls = (value: string): string => value.replace(BIDI_CONTROLS, '');
