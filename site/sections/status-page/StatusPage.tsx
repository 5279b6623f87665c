import type { Weave } from '../../../contract/loom/weave.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Text } from '../../ui/Text.tsx';

interface Props {
  heading: string;
  body: string;
  action: string;
  home: string;
  email: string;
  weave: Weave;
}

/** What went wrong, whom to write to, and the way on. */
export function StatusPage({ heading, body, action, home, email, weave }: Props) {
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
        <ButtonLink href={home} label={action} rank="first" />
      </div>
    </section>
  );
}
