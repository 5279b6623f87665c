import type { Lang } from '../../../contract/lang.ts';
import { localize } from '../../../contract/text.ts';
import { content } from '../../content.ts';
import { linkIn } from '../../languages-of.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Text } from '../../ui/Text.tsx';
import type { StatusPageKind } from './texts.ts';

interface Props {
  lang: Lang;
  kind: StatusPageKind;
}

/**
 * A status page: either an error with a contact and a link to continue, or a question with the button that confirms it,
 * a form that posts to the address of the page.
 */
export function StatusPage({ lang, kind }: Props) {
  const { heading, body, action, weave } = localize(content.statusPages[kind], lang);
  const { email } = content.brand;
  return (
    <section className="ebony relative overflow-clip">
      <div className="status-page wrap grid gap-xl">
        <div className="status-cloth">
          <Loom weave={weave ?? content.statusPages.weave} isFirst />
        </div>
        <Text.h1 className="text-title">{heading}</Text.h1>
        <Text.p className="text-lg text-muted">{body}</Text.p>
        <p>
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
        {kind === 'unsubscribe' ? (
          <form method="post">
            <Text.button type="submit" className="button button-first">
              {action}
            </Text.button>
          </form>
        ) : (
          <ButtonLink href={linkIn(lang, '/')} label={action} rank="first" />
        )}
      </div>
    </section>
  );
}
