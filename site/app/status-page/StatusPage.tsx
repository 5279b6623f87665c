import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Loom } from '../../ui/loom/Loom.tsx';
import type { Weave } from '../../ui/loom/weave.ts';
import { Text } from '../../ui/Text.tsx';

interface Props {
  heading: string;
  body: string;
  action: string;
  home: string;
  email: string;
  weave: Weave;
  /** Whether its action is a form that posts to the address of the page. */
  isQuestion?: boolean;
}

/**
 * A status page: either an error with a contact and a link to continue, or a question with the button that confirms it.
 */
export function StatusPage({
  heading,
  body,
  action,
  home,
  email,
  weave,
  isQuestion = false,
}: Props) {
  return (
    <section className="status-ground ebony">
      <div className="status-page wrap">
        <div className="status-cloth">
          <Loom weave={weave} isFirst />
        </div>
        <Text.h1 className="text-title">{heading}</Text.h1>
        <Text.p className="text-lg text-muted">{body}</Text.p>
        <p>
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
        {isQuestion ? (
          <form method="post">
            <Text.button type="submit" className="button button-first">
              {action}
            </Text.button>
          </form>
        ) : (
          <ButtonLink href={home} label={action} rank="first" />
        )}
      </div>
    </section>
  );
}
