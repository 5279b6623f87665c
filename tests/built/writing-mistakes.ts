import type { Mistake } from './page-mistakes.ts';

/** Mistakes in the YAML of a page, each made alone. */
export const WRITING_MISTAKES: readonly Mistake[] = [
  ['en: First', 'en: Note: first', '7: en: put quotes around a text with a colon or a comma'],
  [
    'en: Main,',
    'en: Data, people,',
    '1: title.people: is cut off from its text: put quotes around a text with a colon or a comma',
  ],
  ['{ en: Main, th', '{ en: "Main" th', '1: en: put a comma between two fields'],
  ['anchor: parts', 'anchor:parts', '12: anchor: needs a space after the colon'],
  [
    '      - motif: eye',
    '      -motif: eye',
    '16: title: is not indented like the lines around it: align it with them',
  ],
  [
    '      - motif: gate',
    '      motif: gate',
    '18: motif: is in a list: begin the line with -, or align it with the fields above',
  ],
  [
    'en: First',
    'en: We are #1',
    '7: en: put quotes around a text with a #, or what comes after it is left out',
  ],
  [
    'en: Main,',
    'en: Room #1,',
    '1: title: put quotes around a text with a #, or what comes after it is left out',
  ],
  ['en: First', 'en: {company} first', '7: en: put quotes around a text that begins with {'],
  [
    'en: First',
    'en: {company}',
    '7: sections.0.heading.en: is not a text: put quotes around a text that begins with {',
  ],
  [
    'en: First',
    'en: "The first" one',
    '7: en: goes on after its closing ": put \' around the whole text',
  ],
  [
    'en: First',
    "en: 'It's first'",
    '7: en: is cut off by the \' in it: put " around the whole text',
  ],
  [
    'en: First',
    'en: "C:\\Users"',
    '7: en: has a \\ between double quotes: use single quotes, or write \\\\',
  ],
  ['en: First', 'en: *first', '7: en: put quotes around a text that begins with *'],
  [
    ', th: หน้าหลัก }',
    ', th: หน้าหลัก',
    '1: title: has a { that is not closed: write } where the group ends',
  ],
  ['th: หน้าหลัก }', 'th: หน้าหลัก }}', '1: th: has a brace too many: remove it'],
  [
    'anchor: parts',
    'anchor: "parts',
    '12: anchor: has a " that is not closed: write " where the text ends',
  ],
  [
    'anchor: parts',
    'anchor: parts\n    anchor: others',
    '13: anchor: anchor appears twice: remove one',
  ],
  ['    anchor: parts', '	anchor: parts', '12: anchor: is indented with a tab: use spaces'],
  [
    '    anchor: parts',
    '     anchor: parts',
    '12: anchor: is not indented like the lines around it: align it with them',
  ],
  [
    '    anchor: parts',
    '    the parts of it\n    anchor: parts',
    '12: (the line): is no field: write `field: value`, or join it to the text that it belongs to',
  ],
  [
    '    anchor: parts',
    '<<<<<<< HEAD\n    anchor: parts',
    '12: (the line): is a conflict left by Git: keep one of the two versions and remove the marks',
  ],
  ['sections:', '---\nsections:', '4: (the line): is divided by ---: remove the line'],
];
