import type { z } from 'zod';
import type { demo } from '../../../contract/demo.ts';
import type { Localized } from '../../../contract/text.ts';
import { Text } from '../../ui/Text.tsx';

type Demo = Localized<z.infer<typeof demo>>;

/** Says on the static demo that it is one, and with what to sign in (spec D8). */
export function DemoNote({ note, user }: Pick<Demo, 'note' | 'user'>) {
  return (
    <aside className="account-note" data-demo-note>
      <p className="account-note-heading">
        <Text>{note.heading}</Text>
      </p>
      <p>
        <Text>{note.body}</Text>
      </p>
      <dl>
        <dt>
          <Text>{note.email}</Text>
        </dt>
        <dd>
          <code lang="en">{user.email}</code>
        </dd>
        <dt>
          <Text>{note.password}</Text>
        </dt>
        <dd>
          <code lang="en">{user.password}</code>
        </dd>
      </dl>
    </aside>
  );
}
