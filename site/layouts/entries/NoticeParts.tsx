import { longDate } from '../../../contract/format.ts';
import { type Lang, localizedPath } from '../../../contract/lang.ts';
import { type Localized, localize } from '../../../contract/text.ts';
import { entriesOf, entryOf } from '../../collections/define-collection.ts';
import { notices } from '../../collections/notices/index.ts';
import { particularsOf } from '../../collections/notices/page.ts';
import type { Notice } from '../../collections/notices/schema.ts';
import { content } from '../../content.ts';
import { inOneLanguage } from '../../in-language.ts';
import { Term } from '../../ui/Term.tsx';
import { Text } from '../../ui/Text.tsx';

/** Returns a notice by its id, in one language. */
export function noticeIn(id: string, lang: Lang): Localized<Notice> {
  const notice = entryOf(notices, id);
  if (!notice) throw new Error(`there is no notice ${id}`);
  return inOneLanguage(notice, lang);
}

/** The header of a notice: its title, effective date, summary and responsible person. */
export function NoticeHeader({ notice, lang }: { notice: Localized<Notice>; lang: Lang }) {
  const words = localize(content.entries.notices, lang);
  const { title, date, points } = notice;
  return (
    <header className="notice-header">
      <div className="wrap">
        <h1>
          <Text>{title}</Text>
        </h1>
        <p className="notice-date">
          <Text>{words.inForce}</Text> <time dateTime={date}>{longDate(lang, date)}</time>
        </p>
        <ul className="notice-points">
          {points.map((point) => (
            <li key={point}>
              <Text>{point}</Text>
            </li>
          ))}
        </ul>
        <dl className="notice-particulars">
          {particularsOf(lang).map((particular) => (
            <Term key={particular.term} {...particular} />
          ))}
          <div>
            <dt>
              <Text>{words.email}</Text>
            </dt>
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
export function OtherNotices({ id, lang }: { id: string; lang: Lang }) {
  const { others } = localize(content.entries.notices, lang);
  const all = entriesOf(notices).toSorted((one, other) => one.order - other.order);
  return (
    <nav className="notice-others wrap" aria-label={others}>
      {all
        .filter((each) => each.id !== id)
        .map(
          ({ id: other, url, title }) =>
            url !== undefined && (
              <a key={other} href={localizedPath(lang, url)}>
                <Text>{title[lang]}</Text>
              </a>
            ),
        )}
    </nav>
  );
}
