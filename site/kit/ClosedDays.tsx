import { shortDay } from '../../contract/format.ts';
import type { Lang } from '../../contract/lang.ts';
import { content } from '../content.ts';
import { Text } from '../ui/Text.tsx';
import { dayInCompany, holidaysFrom } from '../words/calendar.ts';

/** Returns the next days on which all offices are closed (`content/holidays.yaml`), as text in a language. */
export const closedDays = (lang: Lang) =>
  holidaysFrom(content.holidays, dayInCompany()).map(({ date, name }) => ({
    date,
    text: `${shortDay(lang, date)}, ${name[lang]}`,
  }));

/** Lists the next days on which all offices are closed, if any. */
export function ClosedDays({ lang }: { lang: Lang }) {
  return (
    <ul>
      {closedDays(lang).map(({ date, text }) => (
        <li key={date}>
          <Text.time dateTime={date}>{text}</Text.time>
        </li>
      ))}
    </ul>
  );
}
