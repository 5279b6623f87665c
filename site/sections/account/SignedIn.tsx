import type { AccountPages } from '../../../contract/account-pages.ts';
import { Text } from '../../ui/Text.tsx';

interface Props {
  said: AccountPages['session'];
  /** Where to go on to, unless the address says where. */
  home: string;
  inbox: string;
}

/** Who is signed in, and where he can go; `session/signed-in.ts` fills in the name. */
export function SignedIn({ said, home, inbox }: Props) {
  return (
    <div className="account-form" data-while="session">
      <p className="account-who">
        <span className="account-who-name" data-who="name" />
        <span className="text-muted" data-who="email" />
      </p>
      <a className="button button-first" href={home} data-goes-on>
        <Text>{said.goOn}</Text>
      </a>
      <a className="button button-second" href={inbox} data-for="admin">
        <Text>{said.inbox}</Text>
      </a>
      <button type="button" className="button button-second" data-sign-out>
        <Text>{said.signOut}</Text>
      </button>
    </div>
  );
}
