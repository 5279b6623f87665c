import { renderToStaticMarkup } from 'react-dom/server';
import type { Lang } from '../../../contract/lang.ts';
import { localize } from '../../../contract/text.ts';
import { content } from '../../content.ts';
import { Text } from '../../ui/Text.tsx';

/** A note on the sign-in page of the static demo, with the credentials to use (spec D8). */
function DemoNote({ lang }: { lang: Lang }) {
  const { note, user } = localize(content.demo, lang);
  return (
    <aside className="account-note grid gap-xs text-sm" data-demo-note>
      <Text.p className="font-semibold">{note.heading}</Text.p>
      <Text.p>{note.body}</Text.p>
      <dl>
        <Text.dt>{note.email}</Text.dt>
        <dd>
          <code lang="en">{user.email}</code>
        </dd>
        <Text.dt>{note.password}</Text.dt>
        <dd>
          <code lang="en">{user.password}</code>
        </dd>
      </dl>
    </aside>
  );
}

/** Returns the note as HTML. */
export const demoNote = (lang: Lang): string => renderToStaticMarkup(<DemoNote lang={lang} />);
