import { longDate } from '../../../contract/format.ts';
import { type Lang, localizedPath } from '../../../contract/lang.ts';
import { localize } from '../../../contract/text.ts';
import { Body } from '../../collections/body/Body.tsx';
import { entriesOf } from '../../collections/define-collection.ts';
import { notices, particularsOf } from '../../collections/notices/index.ts';
import { content } from '../../content.ts';
import { Term } from '../../ui/Term.tsx';
import { Text } from '../../ui/Text.tsx';
import { Contents } from './Contents.tsx';
import { defineLayout, type Shown } from './define-layout.ts';

/** The header of a notice: its title, effective date, summary and responsible person. */
function NoticeHeader({ entry, lang }: Shown<typeof notices.schema>) {
  const words = localize(content.entries.notices, lang);
  const { title, date, points } = entry;
  return (
    <header className="notice-header">
      <div className="wrap grid">
        <Text.h1>{title}</Text.h1>
        <p className="text-note">
          <Text>{words.inForce}</Text> <time dateTime={date}>{longDate(lang, date)}</time>
        </p>
        <ul className="notice-points">
          {points.map((point) => (
            <Text.li className="text-xl font-medium border-t" key={point}>
              {point}
            </Text.li>
          ))}
        </ul>
        <dl className="notice-particulars grid text-sm">
          {particularsOf(lang).map((particular) => (
            <Term key={particular.term} {...particular} />
          ))}
          <div>
            <Text.dt className="text-muted">{words.email}</Text.dt>
            <dd>
              <a className="text-link" href={`mailto:${content.brand.email}`}>
                {content.brand.email}
              </a>
            </dd>
          </div>
        </dl>
      </div>
    </header>
  );
}

/** Links to the other notices, below the text. */
function OtherNotices({ id, lang }: { id: string; lang: Lang }) {
  const { others } = localize(content.entries.notices, lang);
  const all = entriesOf(notices).toSorted((one, other) => one.order - other.order);
  return (
    <nav className="entry-neighbours wrap" aria-label={others}>
      {all
        .filter((each) => each.id !== id)
        .map(
          ({ id: other, url, title }) =>
            url !== undefined && (
              <a key={other} href={localizedPath(lang, url)}>
                <Text.span className="entry-neighbour">{title[lang]}</Text.span>
              </a>
            ),
        )}
    </nav>
  );
}

/** A legal notice: its effective date, its summary, the responsible person, and the text beside its table of contents. */
export const noticeLayout = defineLayout({
  collection: notices,
  isArticle: true,
  under: 1,
  sheets: () => [
    'layouts/entries/entry.css',
    'layouts/entries/entry-text.css',
    'layouts/entries/notice.css',
  ],
  Opening: NoticeHeader,
  Rest: ({ body, lang }) => (
    <div className="entry-text wrap">
      <Contents blocks={body.blocks} label={content.entries.contents[lang]} lang={lang} />
      <Body {...body} />
    </div>
  ),
  OthersBelow: OtherNotices,
});
