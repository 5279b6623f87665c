import { Typeset } from '../../ui/Typeset.tsx';
import type { Notices } from './notices.ts';

interface Props {
  notices: Notices;
  /** Said to those who listen, while nothing else is to be said. */
  status?: string;
  /** What the button says that takes the problem away. */
  close: string;
  onClose: () => void;
}

/** Says what became of the last thing done: to those who listen, and to everybody if it failed. */
export function NoticeBoard({
  notices: { announced, problem },
  status = '',
  close,
  onClose,
}: Props) {
  return (
    <>
      <p className="sr-only" role="status">
        {announced || status}
      </p>
      <div role="alert">
        {problem !== '' && (
          <p className="area-problem">
            <span>
              <Typeset>{problem}</Typeset>
            </span>
            <button type="button" className="text-link" onClick={onClose}>
              {close}
            </button>
          </p>
        )}
      </div>
    </>
  );
}
