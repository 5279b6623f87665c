import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useState } from 'react';
import type { Me } from '../../../contract/api/account.ts';
import { PICTURE_SIDE, PICTURE_TYPES } from '../../../contract/api/picture-limits.ts';
import { CallError, call } from '../../session/api.ts';
import { initial } from '../../ui/initial.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { Done } from '../area/Done.tsx';
import { useNotify } from '../area/notices.ts';
import { Panel } from '../area/Panel.tsx';
import { reasonFor } from '../area/reason-for.ts';
import { useNoteAccount } from '../area/use-account.ts';
import { useArea } from '../area/use-area.ts';
import { useRestoreFocus } from '../area/use-restore-focus.ts';
import { Cropper } from './Cropper.tsx';
import { useDetails } from './words.ts';

/** The largest file that can be opened for cropping, in bytes. */
const FILE_MAX = 20_000_000;

/** Shows the profile picture, which can be replaced or removed. */
export function PicturePanel({ me }: { me: Me }) {
  const { words: area } = useArea();
  const { picture: words } = useDetails().words;
  const notify = useNotify();
  const note = useNoteAccount();
  const [chosen, setChosen] = useState<ImageBitmap>();
  const input = useRestoreFocus<HTMLInputElement>(chosen === undefined);
  const [confirmation, setConfirmation] = useState('');
  const close = () => setChosen(undefined);
  // Frees the memory of the decoded picture, which is no longer needed.
  useEffect(() => () => chosen?.close(), [chosen]);
  const failed = (error: unknown) => {
    const status = error instanceof CallError ? error.status : undefined;
    if (status === 400) notify({ failed: words.unreadable });
    else if (status === 507) notify({ failed: words.storageFull });
    else notify({ failed: reasonFor(error, area.errors) });
  };
  const save = useMutation({
    mutationFn: (body: Blob) => call('setPicture', { body }),
    onSuccess: ({ image }) => {
      note({ ...me, image });
      setConfirmation(words.saved);
      close();
    },
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: () => call('removePicture'),
    onSuccess: () => {
      note({ ...me, image: null });
      setConfirmation(words.removed);
    },
    onError: failed,
  });
  // The picture disappears at once, and comes back if the server refuses.
  const image = remove.isPending ? null : me.image;

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    notify('silence');
    setConfirmation('');
    const [file] = target.files ?? [];
    // Allows the same file to be chosen again.
    target.value = '';
    if (!file) return;
    if (file.size > FILE_MAX) {
      notify({ failed: words.tooLarge });
      return;
    }
    try {
      setChosen(await createImageBitmap(file));
    } catch {
      notify({ failed: words.unreadable });
    }
  }

  return (
    <Panel heading={words.heading} lead={words.lead}>
      <div className="area-step">
        <div className="area-picture" hidden={chosen !== undefined}>
          <Portrait me={{ ...me, image }} />
          <div className="area-picture-ways">
            <label className="button button-second area-choose">
              <input
                ref={input}
                type="file"
                className="sr-only"
                accept={PICTURE_TYPES.join()}
                onChange={open}
              />
              <Typeset>{words.choose}</Typeset>
            </label>
            {image !== null && (
              <button
                type="button"
                className="button button-second"
                onClick={() => {
                  setConfirmation('');
                  input.current?.focus();
                  remove.mutate();
                }}
              >
                {words.remove}
              </button>
            )}
            <p className="text-muted">
              <Typeset>{words.hint}</Typeset>
            </p>
          </div>
        </div>
        {chosen && (
          <Cropper
            picture={chosen}
            isSaving={save.isPending}
            onSave={save.mutate}
            onFail={() => notify({ failed: words.unreadable })}
            onCancel={close}
          />
        )}
        <Done>{confirmation}</Done>
      </div>
    </Panel>
  );
}

/** The profile picture, or an initial as a fallback. */
function Portrait({ me: { image, firstName, username } }: { me: Me }) {
  const { picture: words } = useDetails().words;
  if (image === null) {
    return (
      <span className="area-portrait" role="img" aria-label={words.none}>
        <Typeset>{initial(firstName || username)}</Typeset>
      </span>
    );
  }
  return (
    <img
      className="area-portrait"
      src={image}
      alt={words.own}
      width={PICTURE_SIDE}
      height={PICTURE_SIDE}
    />
  );
}
