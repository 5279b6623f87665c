/** Converts `opening-hours` to the name of a component, `OpeningHours`, and of a value, `openingHours`. */
const componentName = (type: string) =>
  type.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const valueName = (type: string) =>
  componentName(type).replace(/^./, (letter) => letter.toLowerCase());

/**
 * Returns a starting point for a section: a heading above a list, with all the files of a section.
 * @returns the files by path
 */
export function newSection(type: string): Record<string, string> {
  const folder = `site/kit/${type}`;
  const name = componentName(type);
  return {
    [`${folder}/schema.ts`]: `import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('${type}'),
    ...sectionHead,
    items: z.array(text(200)).min(1).max(12).describe('Listed one below the other'),
  })
  .describe('Purpose of the section, in one line');
`,
    [`${folder}/${name}.tsx`]: `import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { schema } from './schema.ts';

/** Describe the section here, in one line. */
function ${name}({ type, anchor, heading, lead, items }: SectionProps<typeof schema>) {
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead}>
      <ul className="${type}-items">
        {items.map((item) => (
          <Text.li key={item}>{item}</Text.li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export const ${valueName(type)} = defineSection({ schema, Component: ${name} });
`,
    [`${folder}/${type}.css`]: `.${type}-items {
  display: grid;
  gap: 1rem;
}
`,
    [`${folder}/examples.yaml`]: `usual:
  type: ${type}
  anchor: ${type}-usual
  heading: { en: A heading of a few words, th: หัวข้อสั้น ๆ }
  lead:
    en: What stands below, in a sentence.
    th: บอกในประโยคเดียวว่าด้านล่างมีอะไร
  items:
    - { en: The first thing, th: เรื่องแรก }
    - { en: The second thing, th: เรื่องที่สอง }
one:
  type: ${type}
  anchor: ${type}-one
  heading: { en: One thing, th: เรื่องเดียว }
  items:
    - { en: The only thing, th: มีเรื่องเดียว }
long:
  type: ${type}
  anchor: ${type}-long
  heading:
    en: A heading that says more than a heading should, and goes over two lines on a phone
    th: หัวข้อที่ยาวกว่าปกติ เพื่อดูว่าขึ้นบรรทัดใหม่บนจอมือถือแล้วยังอ่านได้ดีหรือไม่
  items:
    - en: A thing that takes a whole sentence to say, because some things do, and the section has to bear it
      th: เรื่องที่ต้องใช้ทั้งประโยคจึงจะเล่าได้ครบ เพราะบางเรื่องก็เป็นแบบนั้น และส่วนนี้ต้องรองรับได้
`,
  };
}

/** The path of an export; a folder comes before a longer name that begins like it. */
const pathIn = (line: string) =>
  (/'(.*)'/.exec(line)?.[1] ?? '').toLowerCase().replace(/(?<=\w)\//g, '\0');

/** Compares exports by their path. */
const byPath = (one: string, other: string) => (pathIn(one) < pathIn(other) ? -1 : 1);

/** Adds a section to the list of sections, in the order of the types. */
export function withSection(list: string, type: string): string {
  const [head = '', ...lines] = list.trimEnd().split('\n');
  const line = `export { ${valueName(type)} } from './${type}/${componentName(type)}.tsx';`;
  return `${[head, ...[...lines, line].sort(byPath)].join('\n')}\n`;
}

/** The group in docs/content.md that a new section is added to, until its author moves it. */
const GROUP = '| **To show what there is**';

/** Adds a section to the table of the guide. */
export function withSectionInGuide(guide: string, type: string): string {
  const lines = guide.split('\n');
  const at = lines.findIndex((line) => line.startsWith(GROUP));
  if (at < 0) throw new Error(`docs/content.md has no line that begins with ${GROUP}`);
  const widths = (lines[at] ?? '').split('|').map((cell) => cell.length);
  const cells = ['', ` \`${type}\` `, ' what it is for ', ''];
  const line = cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('|');
  return lines.toSpliced(at + 1, 0, line).join('\n');
}
