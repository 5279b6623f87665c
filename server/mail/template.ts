import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'ghtml';
import { coloursIn } from '../../contract/colours.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { memoize } from '../../contract/memoize.ts';
import { inBrandColours } from '../../contract/palette.ts';
import { stripInvisible } from '../../contract/plain-text.ts';
import type { MailContent } from './mail-content.ts';

export function asText({
  paragraphs,
  quote,
  facts = [],
  action,
  notes,
  preferences,
  stop,
  sender,
}: MailContent): string {
  return [
    ...paragraphs,
    quote ?? '',
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    ...notes,
    stop?.why ?? '',
    ...footerLinks(stop, preferences).map(({ label, url }) => `${label}:\n${url}`),
    `-- \n${sender}`,
  ]
    .filter((part) => part !== '')
    .map(stripInvisible)
    .join('\n\n')
    .concat('\n');
}

/** Returns the links at the end of a mail: to stop its kind, and to choose among all kinds. */
const footerLinks = (stop: MailContent['stop'], preferences: MailContent['preferences']) =>
  [stop?.link, preferences].filter((link) => link !== undefined);

/** Renders a mail as HTML in one column. `html` escapes its values, except those that `!${…}` marks as HTML. */
export function asHtml(content: MailContent): string {
  const {
    lang,
    sender,
    subject,
    paragraphs,
    quote,
    facts = [],
    action,
    copyLink,
    notes,
    preferences,
    stop,
  } = content;
  const style = stylesFor(LANGUAGES[lang].mail);
  const paragraph = (text: string) => html`<p style="${style.paragraph}">${text}</p>`;
  const ending = [
    ...(stop ? [html`${stop.why}`] : []),
    ...footerLinks(stop, preferences).map(
      ({ label, url }) => html`<a href="${url}" style="${style.link}">${label}</a>`,
    ),
  ];
  return stripInvisible(html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="${style.body}">
<div lang="${lang}" style="${style.ground}">
<div style="${style.card}">
<p style="${style.sender}">${sender}</p>
<h1 style="${style.heading}">${subject}</h1>
!${paragraphs.map(paragraph)}
!${quote ? html`<div dir="auto" style="${style.quote}">${quote}</div>` : ''}
!${facts.map(
    ([label, value]) =>
      html`<p dir="auto" style="${style.fact}"><span style="${style.small}">${label}</span><br>${value}</p>`,
  )}
!${action ? html`<p style="${style.action}"><a href="${action.url}" style="${style.button}">${action.label}</a></p>` : ''}
!${notes.map(paragraph)}
!${
    copyLink && action
      ? html`<p style="${style.copy}">${copyLink}<br><a href="${action.url}" style="${style.link}">${action.url}</a></p>`
      : ''
  }
!${ending.length > 0 ? html`<p style="${style.copy}">!${ending.join('<br>')}</p>` : ''}
</div>
</div>
</body>
</html>
`);
}

/** System fonts with good Thai glyphs, because a mail loads nothing. */
const FONTS =
  "-apple-system,'Segoe UI',Roboto,'Noto Sans Thai','Leelawadee UI',Thonburi,Helvetica,Arial,sans-serif";

/**
 * Returns the styles of the template, which mail programs only support inline. Every text has its own color and
 * background, so that a program with a dark mode changes both.
 */
function stylesFor(leading: { text: number; heading: number }) {
  const { ground, card, ink, muted, line, accent, onAccent } = coloursOnce();
  const paragraph = 'margin:0 0 16px';
  const small = `font-size:14px;color:${muted}`;
  return {
    body: `margin:0;padding:0;background-color:${ground}`,
    ground: `background-color:${ground};padding:24px 16px`,
    card: `max-width:560px;margin:0 auto;background-color:${card};border:1px solid ${line};border-top:4px solid ${accent};border-radius:12px;padding:28px 28px 12px;font-family:${FONTS};font-size:16px;line-height:${leading.text};color:${ink};overflow-wrap:anywhere`,
    sender: `${paragraph};font-weight:600;color:${accent}`,
    heading: `${paragraph};font-size:22px;line-height:${leading.heading};font-weight:600;color:${ink}`,
    paragraph,
    quote: `margin:0 0 20px;padding:12px 16px;background-color:${ground};border:1px solid ${line};border-radius:8px;color:${ink};white-space:pre-wrap`,
    fact: 'margin:0 0 10px',
    small,
    action: 'margin:24px 0',
    button: `display:inline-block;background-color:${accent};border-radius:12px;padding:12px 22px;color:${onAccent};font-weight:600;text-decoration:none`,
    copy: `${paragraph};${small};border-top:1px solid ${line};padding-top:16px`,
    link: `color:${accent}`,
  };
}

/** Returns the colors of mails: the site's light theme. Mails cannot use CSS variables. */
function readColours() {
  const tokens = join(import.meta.dirname, '../../site/styles/tokens.css');
  const colour = coloursIn(inBrandColours(readFileSync(tokens, 'utf8')));
  return {
    ground: colour('cotton'),
    card: colour('surface'),
    ink: colour('ink'),
    muted: colour('muted'),
    line: colour('line'),
    accent: colour('accent'),
    onAccent: colour('on-accent'),
  };
}

/** Read once, with the first mail: the program must start without content to say that it is missing. */
const coloursOnce = memoize(() => '', readColours);
