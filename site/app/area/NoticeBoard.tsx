import { Typeset } from '../../ui/Typeset.tsx';
import type { Notices } from './notices.ts';

interface Props {
  notices: Notices;
  /** Announced to screen readers while there is no other notice. */
  status?: string;
  /** The label of the button that dismisses the problem. */
  close: string;
  onClose: () => void;
}

/** Reports the result of the last action: to screen readers, and visibly if it failed. */
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
