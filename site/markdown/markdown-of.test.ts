import { expect, test } from 'vitest';
import { markdownOfHtml } from './markdown-of.ts';

test.each([
  ['parts separated only by style', '<p><b>12</b><span>pages</span>read</p>', '**12** pages read'],
  ['unbreakable words', '<p class="typeset">หัก<span>ภาษี</span>แล้ว</p>', 'หักภาษีแล้ว'],
  ['a sign after a word', '<p>(<span lang="th">มี.ค.</span>), then</p>', '(มี.ค.), then'],
  ['a comma after a part', '<p><span>Mon</span><span>, at home</span></p>', 'Mon, at home'],
  ['a no-break space', '<p>5\u00a0วัน</p>', '5 วัน'],
  ['a space within bold', '<p><span>205</span><b> differs</b></p>', '205 **differs**'],
  ['Markdown characters', '<p>1. a_b *c* [d]</p>', '1\\. a_b \\*c\\* \\[d]'],
  ['a former price', '<p><s>฿9</s> ฿5</p>', '~~฿9~~ ฿5'],
  ['a rating', '<p>Fine <span role="img" aria-label="5 of 5"><svg/></span></p>', 'Fine 5 of 5'],
  ['a picture', '<img src="/a.avif" alt="Yarn"><img src="/b.svg" alt="">', '![Yarn](/a.avif)'],
  [
    'terms',
    '<dl><div><dt>Time</dt><dd><p>5 weeks</p><p>of work</p></dd></div></dl>',
    '- **Time**: 5 weeks\n\n  of work',
  ],
  [
    'a list with headings',
    '<ol><li><h3>One</h3><p>a</p></li><li><h3>Two</h3></li></ol>',
    '### One\n\na\n\n### Two',
  ],
  ['a list with a name', '<ul aria-label="What comes in"><li>a</li></ul>', 'What comes in\n\n- a'],
  [
    'a table',
    '<table><caption>Beside it</caption><tr><th>a|b</th><td><p>c</p><span data-mdast="ignore">A</span><p>d</p></td></tr></table>',
    'Beside it\n\n| a\\|b | c d |\n| - | - |',
  ],
  [
    'hidden parts',
    '<p>a<button>Next</button><i aria-hidden="true">x</i><b hidden>y</b><b data-needs-script>z</b></p>',
    'a',
  ],
])('reads %s', (_, html, markdown) => {
  expect(markdownOfHtml(html)).toBe(markdown);
});
