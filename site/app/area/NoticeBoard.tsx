import { Typeset } from '../../ui/Typeset.tsx';
import { Button } from './Button.tsx';
import { type Notices, useNotify } from './notices.ts';
import { useArea } from './use-area.ts';

/** Reports the result of the last action: to screen readers, and visibly if it failed. */
export function NoticeBoard({ notices: { announced, problem } }: { notices: Notices }) {
  const { words } = useArea();
  const notify = useNotify();
  return (
    <>
      <p className="sr-only" role="status">
        {announced}
      </p>
      <div role="alert">
        {problem !== '' && (
          <p className="area-problem flex justify-between gap-md text-sm font-medium">
            <Typeset.span>{problem}</Typeset.span>
            <Button className="text-link" onClick={() => notify('silence')}>
              {words.errors.close}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}
