import { Typeset } from '../../ui/Typeset.tsx';
import { useAccount } from '../area/use-account.ts';
import { useMessages } from './words.ts';

/**
 * Says before the customer writes that the message is held until their email address is confirmed, and links to where
 * they can do that.
 */
export function Unconfirmed() {
  const { words, confirm } = useMessages();
  const { data: me } = useAccount();
  if (me?.emailVerified !== false) return null;
  return (
    <div>
      <p className="text-muted">
        <Typeset>{words.unconfirmed.note}</Typeset>
      </p>
      <p>
        <a className="section-link" href={confirm}>
          <Typeset>{words.unconfirmed.confirm}</Typeset>
        </a>
      </p>
    </div>
  );
}
