import type { Lang } from '../../contract/lang.ts';
import { linkIn } from '../languages-of.ts';
import { Text } from '../ui/Text.tsx';
import type { Announcement as AnnouncementContent } from '../words/calendar.ts';

interface Props {
  announcement: AnnouncementContent;
  lang: Lang;
  /** Its accessible name. */
  label: string;
}

/**
 * Renders the line above every page. It is shown while `<html>` has `data-announcing`, which the build sets by the
 * day, and `before-paint.ts` by the visitor's clock.
 */
export function Announcement({ announcement: { text, link }, lang, label }: Props) {
  return (
    <aside className="announcement" aria-label={label}>
      <p className="wrap">
        <Text>{text[lang]}</Text>
        {link && (
          <>
            {' '}
            <Text.a href={linkIn(lang, link.url)}>{link.label[lang]}</Text.a>
          </>
        )}
      </p>
    </aside>
  );
}
