/** A mistake: a part of a file, what is written in its place, and what the check says, from the line on. */
export type Mistake = readonly [from: string, to: string, message: string];

/** A page without a mistake. */
export const PAGE = `title: { en: Main, th: หน้าหลัก }
# A comment counts as a line.
description: { en: What it is., th: คืออะไร }
sections:
  - type: hero
    heading:
      en: First
      th: แรก
    actions:
      - { label: { en: Go, th: ไป }, url: /pages/pricing }
  - type: features
    anchor: parts
    heading: { en: Parts, th: ส่วน }
    items:
      - motif: eye
        title: { en: One, th: หนึ่ง }
        body: { en: It reads., th: อ่าน }
      - motif: gate
        title: { en: Two, th: สอง }
        body: { en: It checks., th: ตรวจ }
`;

/** Mistakes in a page, each made alone. NAME stands for the name of the product, PATH for the page's address. */
export const PAGE_MISTAKES: readonly Mistake[] = [
  [', th: หน้าหลัก', '', '1: title: needs th: add it'],
  ['{ en: Main, th: หน้าหลัก }', 'Main', '1: title: has no language: write { en: …, th: … }'],
  ['th: แรก', 'th: 1', '8: sections.0.heading.th: is the number 1: put it in quotes'],
  ['th: แรก', 'th:', '8: sections.0.heading.th: is empty: write a value, or remove the field'],
  ['en: First', 'en: "First "', '7: sections.0.heading.en: begins or ends with a space: remove it'],
  [
    'en: First',
    'en: Cafe\u0301',
    '7: sections.0.heading.en: is not in the form Unicode NFC (thai.md 9): type the text again',
  ],
  [
    'en: First',
    'en: A <b>first</b>',
    '7: sections.0.heading.en: has HTML, `<b>`: remove it; a text is words alone',
  ],
  [
    'en: First',
    'en: A **first** one',
    '7: sections.0.heading.en: has Markdown, `**first**`: remove the marks; only bodies (.mdx) have it',
  ],
  [
    'en: First',
    'en: By NAME',
    '7: sections.0.heading.en: says NAME: write {company}, or {product} where the product is meant',
  ],
  [
    'en: First',
    'en: An e-mail',
    '7: sections.0.heading.en: says `e-mail`: write `email` (content/glossary.yaml)',
  ],
  [
    'sections:\n',
    'famly: khit\nsections:\n',
    '4: famly: is not a field here: did you mean `family`? one of family, sample, title, photo, subject, canonical, sections, description',
  ],
  ['    anchor: parts\n', '', '11: sections.1: needs anchor: add it'],
  [
    'type: features',
    'type: feature',
    '11: sections.1.type: `feature` is not a type: did you mean `features`? one of features, picture, figures or N others',
  ],
  [
    'motif: eye',
    'motif: aye',
    '15: sections.1.items.0.motif: `aye` is not a motif: did you mean `eye`? one of eye, gate, seed, star, stair, river, hook, ladder, comb, knot, branch, diamond',
  ],
  [
    '      - motif: gate\n        title: { en: Two, th: สอง }\n        body: { en: It checks., th: ตรวจ }\n',
    '',
    '15: sections.1.items: has 1, and takes at least 2: add 1',
  ],
  [
    'actions:\n      - { label: { en: Go, th: ไป }, url: /pages/pricing }',
    'actions: none',
    '9: sections.0.actions: is a text, and has to be a list, each on a line of its own after a dash',
  ],
  [
    '  - type: hero\n    heading:\n      en: First\n      th: แรก\n    actions:\n      - { label: { en: Go, th: ไป }, url: /pages/pricing }\n',
    '',
    '5: sections.0.type: the first section must be a hero, and features is not one',
  ],
  [
    '  - type: features',
    '  - { type: hero, heading: { en: Two, th: สอง } }\n  - type: features',
    '11: sections.1.type: hero can only be the first section of a page',
  ],
  [
    'sections:\n',
    'subject: { offer: platfrom }\nsections:\n',
    '4: subject.offer: content/offers.yaml has no `platfrom`: did you mean `platform`?',
  ],
  [
    'anchor: parts',
    'anchor: The Parts',
    '12: sections.1.anchor: must consist of lowercase letters, digits and hyphens',
  ],
  [
    'anchor: parts',
    'anchor: top',
    '12: sections.1.anchor: is the name of a part of every page: choose another',
  ],
  [
    'url: /pages/pricing',
    'url: /pages/pricng',
    '10: sections.0.actions.0.url: `/pages/pricng` leads to no page: did you mean `/pages/pricing`?',
  ],
  [
    '  - type: features',
    '  - { type: questions, anchor: parts, heading: { en: Ask, th: ถาม }, items: [{ question: { en: Why, th: ทำไม }, answer: { en: So., th: เพราะ } }] }\n  - type: features',
    '13: sections.2.anchor: `parts` is used twice on this page: rename one, on line 11',
  ],
  [
    'url: /pages/pricing',
    'url: "#part"',
    '10: sections.0.actions.0.url: `#part` is not on PATH: write `#parts`',
  ],
  [
    'url: /pages/pricing',
    'url: /th/pages/pricing',
    '10: sections.0.actions.0.url: `/th/pages/pricing` leads to no page: did you mean `/pages/pricing`?\n10: sections.0.actions.0.url: write an English path or an #anchor of this site, as in /pages/pricing or #start',
  ],
  [
    'sections:\n',
    'canonical: /pages/pricng\nsections:\n',
    '4: canonical: `/pages/pricng` is not a page: did you mean `/pages/pricing`?',
  ],
  [
    '  - type: features',
    '  - { type: people, anchor: team, heading: { en: Team, th: ทีม }, people: { from: people, ids: [malee-thongde] } }\n  - type: features',
    '11: sections.1.people.ids.0: content/people has no `malee-thongde`: did you mean `malee-thongdee`?',
  ],
];
