import { text } from '../../contract/text.ts';

/** The title of a page, its description for search engines, and the one below its title. */
export const pageHead = { title: text(60), description: text(160), lead: text(160) };

/** The heading and description of a panel. */
export const panelHead = { heading: text(60), lead: text(240) };

/** The labels of a submit button: idle and while sending. */
export const send = { submit: text(40), sending: text(40) };

/** A confirmation before something irreversible, and the labels of both answers. */
export const asked = { ask: text(160), confirm: text(40), keep: text(32) };
