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
  /** Whether its action is done by the server, at the address that the page was opened with. */
  isQuestion?: boolean;
}

/** What went wrong, whom to write to, and the way on; or what is to be done, and the button that does it. */
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
        <h1 className="text-title">
          <Text>{heading}</Text>
        </h1>
        <p className="text-lg text-muted">
          <Text>{body}</Text>
        </p>
        <p>
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
        {isQuestion ? (
          <form method="post">
            <button type="submit" className="button button-first">
              <Text>{action}</Text>
            </button>
          </form>
        ) : (
          <ButtonLink href={home} label={action} rank="first" />
        )}
      </div>
    </section>
  );
}
