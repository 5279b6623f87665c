import { fillCount } from '../../../contract/plural.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import type { Notices } from './notices.ts';
import { useSpeech } from './words.ts';

interface Props {
  notices: Notices;
  isLoading: boolean;
  /** How many messages are listed; undefined where none are. */
  listed: number | undefined;
  onClose: () => void;
}

/** Says what became of the last thing done: to those who listen, and to everybody if it failed. */
export function NoticeBoard({
  notices: { announced, problem },
  isLoading,
  listed,
  onClose,
}: Props) {
  const { words, lang } = useSpeech();
  const shown = listed === undefined ? '' : fillCount(words.list.shown, lang, listed);
  return (
    <>
      <p className="sr-only" role="status">
        {announced || (isLoading ? words.list.loading : shown)}
      </p>
      <div role="alert">
        {problem !== '' && (
          <p className="inbox-problem">
            <span>
              <Typeset>{problem}</Typeset>
            </span>
            <button type="button" className="text-link" onClick={onClose}>
              {words.errors.close}
            </button>
          </p>
        )}
      </div>
    </>
  );
}
