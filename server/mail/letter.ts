import type { Lang } from '../../contract/lang.ts';

/** What a mail says, before it is text or HTML. All of it is plain text. */
export interface Letter {
  lang: Lang;
  /** The company's name, at the head of it. */
  sender: string;
  subject: string;
  paragraphs: readonly string[];
  /** What somebody else has written: shown apart, with its lines as they are. */
  quote?: string;
  /** Label and value. */
  facts?: readonly (readonly [label: string, value: string])[];
  action: { label: string; url: string };
  /** Said before the action's address, where people have to get there even if their button does not work. */
  copyLink?: string;
  notes: readonly string[];
}

/** A letter as text. */
export function asText(letter: Letter): string {
  const { paragraphs, quote, facts = [], action, notes } = letter;
  return [
    ...paragraphs,
    ...(quote ? [quote] : []),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    `${action.label}:\n${action.url}`,
    ...notes,
    `-- \n${letter.sender}`,
  ]
    .filter((part) => part !== '')
    .map(printable)
    .join('\n\n')
    .concat('\n');
}

/**
 * A letter as HTML: one column without tables, all styles inline. Every text has a colour and a ground
 * of its own, so that a program that turns a mail dark turns both.
 */
export function asHtml(letter: Letter): string {
  const { lang, sender, subject, paragraphs, quote, facts = [], action, copyLink, notes } = letter;
  const leading = lang === 'th' ? 1.75 : 1.55;
  const block = (style: string, content: string) =>
    `<p style="margin:0 0 16px;${style}">${content}</p>`;
  const small = `font-size:14px;color:${MUTED}`;
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light">',
    `<title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;padding:0;background-color:${COTTON}">`,
    `<div lang="${lang}" style="background-color:${COTTON};padding:24px 16px">`,
    `<div style="max-width:560px;margin:0 auto;background-color:#ffffff;border:1px solid ${LINE};border-top:4px solid ${INDIGO};border-radius:12px;padding:28px 28px 12px;font-family:${FONTS};font-size:16px;line-height:${leading};color:${INK};overflow-wrap:anywhere">`,
    block(`font-weight:600;color:${INDIGO}`, escaped(sender)),
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:${lang === 'th' ? 1.5 : 1.3};font-weight:600;color:${INK}">${escaped(subject)}</h1>`,
    ...paragraphs.map((paragraph) => block('', escaped(paragraph))),
    quote
      ? `<div dir="auto" style="margin:0 0 20px;padding:12px 16px;background-color:${COTTON};border:1px solid ${LINE};border-radius:8px;color:${INK};white-space:pre-wrap">${escaped(quote)}</div>`
      : '',
    ...facts.map(
      ([label, value]) =>
        `<p dir="auto" style="margin:0 0 10px"><span style="${small}">${escaped(label)}</span><br>${escaped(value)}</p>`,
    ),
    `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;background-color:${INDIGO};border-radius:12px;padding:12px 22px;color:#ffffff;font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>`,
    ...notes.map((note) => block('', escaped(note))),
    copyLink
      ? block(
          `${small};border-top:1px solid ${LINE};padding-top:16px`,
          `${escaped(copyLink)}<br><a href="${escaped(action.url)}" style="color:${INDIGO}">${escaped(action.url)}</a>`,
        )
      : '',
    '</div></div></body></html>\n',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** The site's dyes, and system fonts with good Thai: a mail loads nothing. */
const INDIGO = '#2f46c4';
const INK = '#10142b';
const MUTED = '#565c78';
const LINE = '#e2e0d8';
const COTTON = '#fbfaf7';
const FONTS =
  "-apple-system,'Segoe UI',Roboto,'Noto Sans Thai','Leelawadee UI',Thonburi,Helvetica,Arial,sans-serif";

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (value: string) =>
  printable(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Without control characters, which some mail programs take for the end of the text. */
const printable = (value: string) => value.replace(/[^\P{Cc}\t\n]/gu, '');

/** A value in one line, for a header: whatever it holds, it begins no other header. */
export const oneLine = (value: string) => value.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
