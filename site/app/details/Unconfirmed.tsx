import { useMutation } from '@tanstack/react-query';
import { fill } from '../../../contract/fill.ts';
import { call } from '../../session/api.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { Done } from '../area/Done.tsx';
import { useNotify } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import { useArea } from '../area/use-area.ts';
import { useDetails } from './words.ts';

/** Says that the email address is unconfirmed, with a button that sends another confirmation link. */
export function Unconfirmed({ email }: { email: string }) {
  const { words: area } = useArea();
  const { email: words } = useDetails().words;
  const notify = useNotify();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call('sendVerification'),
    onMutate: () => notify('silence'),
    onError: (error) => notify({ failed: reasonFor(error, area.errors) }),
  });
  return (
    <>
      <p className="area-unconfirmed-way text-muted">
        <Typeset>{words.unconfirmed}</Typeset>
      </p>
      <button
        type="button"
        className="section-link"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
      >
        <Typeset>{words.again}</Typeset>
      </button>
      <Done>{isSuccess ? fill(words.sentAgain, { email }) : ''}</Done>
    </>
  );
}
