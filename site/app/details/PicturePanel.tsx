import {
  type ChangeEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Me } from '../../../contract/api/account.ts';
import { PICTURE_SIDE, PICTURE_TYPES } from '../../../contract/api/picture-limits.ts';
import { CallError, call } from '../../session/api.ts';
import { initial } from '../../ui/initial.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { Button } from '../area/Button.tsx';
import { Done } from '../area/Done.tsx';
import { useRestoreFocus, useTakeFocus } from '../area/focus.ts';
import { useNotify } from '../area/notices.ts';
import { Panel } from '../area/Panel.tsx';
import { useSetAccount } from '../area/use-account.ts';
import { useAction } from '../area/use-action.ts';
import { usePage } from '../page-context.ts';
import {
  type Crop,
  clampCrop,
  draggedCrop,
  drawCrop,
  gestureOf,
  MIDDLE,
  type Point,
  ZOOM_MAX,
} from './crop.ts';
import type { DetailsProps } from './texts.ts';

/** The largest file that can be opened for cropping, in bytes. */
const FILE_MAX = 20_000_000;

/** Shows the profile picture, which can be replaced or removed. */
export function PicturePanel({ me }: { me: Me }) {
  const { picture: words } = usePage<DetailsProps>().words;
  const notify = useNotify();
  const setAccount = useSetAccount();
  const [chosen, setChosen] = useState<ImageBitmap>();
  const input = useRestoreFocus<HTMLInputElement>(chosen === undefined);
  const [confirmation, setConfirmation] = useState('');
  const close = () => setChosen(undefined);
  // Frees the memory of the decoded picture, which is no longer needed.
  useEffect(() => () => chosen?.close(), [chosen]);
  const reasonOf = (error: unknown) => {
    const status = error instanceof CallError ? error.status : undefined;
    if (status === 400) return words.unreadable;
    return status === 507 ? words.storageFull : undefined;
  };
  const save = useAction(async (body: Blob) => {
    setAccount({ ...me, image: (await call('setPicture', { body })).image });
    setConfirmation(words.saved);
    close();
  }, reasonOf);
  const remove = useAction(async () => {
    await call('removePicture');
    setAccount({ ...me, image: null });
    setConfirmation(words.removed);
  }, reasonOf);
  // The picture disappears at once, and comes back if the server refuses.
  const image = remove.isBusy ? null : me.image;

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
      <div className="area-step grid gap-md">
        <div className="area-picture" hidden={chosen !== undefined}>
          <Portrait me={{ ...me, image }} />
          <div className="area-picture-ways flex flex-wrap items-center gap-xs">
            <label className="button button-second area-choose relative">
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
              <Button
                onClick={() => {
                  setConfirmation('');
                  input.current?.focus();
                  remove.run();
                }}
              >
                {words.remove}
              </Button>
            )}
            <Typeset.p className="text-note">{words.hint}</Typeset.p>
          </div>
        </div>
        {chosen && (
          <Cropper
            picture={chosen}
            isSaving={save.isBusy}
            onSave={save.run}
            onFail={() => notify({ failed: words.unreadable })}
            onCancel={close}
          />
        )}
        <Done>{confirmation}</Done>
      </div>
    </Panel>
  );
}

function Portrait({ me: { image, firstName, username } }: { me: Me }) {
  const { picture: words } = usePage<DetailsProps>().words;
  if (image === null) {
    return (
      <Typeset.span
        className="area-portrait grid text-2xl text-accent font-semibold"
        role="img"
        aria-label={words.none}
      >
        {initial(firstName || username)}
      </Typeset.span>
    );
  }
  return (
    <img
      className="area-portrait grid text-2xl text-accent font-semibold"
      src={image}
      alt={words.own}
      width={PICTURE_SIDE}
      height={PICTURE_SIDE}
    />
  );
}

interface Props {
  picture: ImageBitmap;
  isSaving: boolean;
  onSave: (cropped: Blob) => void;
  /** Called when the browser can't encode the picture. */
  onFail: () => void;
  onCancel: () => void;
}

/** The side of the picture that is sent, in pixels. The server stores it at half of that. */
const SIDE = 512;
/** The distance that an arrow key moves the picture, as a fraction of the square. */
const STEP = 0.05;

const ARROWS: Partial<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Chooses the visible part of a picture and its zoom, by dragging, pinching or with the keyboard. Takes the focus. */
function Cropper({ picture, isSaving, onSave, onFail, onCancel }: Props) {
  const { crop: words } = usePage<DetailsProps>().words.picture;
  const frame = useTakeFocus<HTMLDivElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  /** The pressed pointers by id, with their last position. */
  const pointers = useRef(new Map<number, Point>());
  const [crop, setCrop] = useState<Crop>(MIDDLE);
  useLayoutEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const push = (right: number, down: number) =>
    setCrop((now) => draggedCrop(picture, now, right, down));
  function drag({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    const before = new Map(pointers.current);
    if (!before.has(pointerId)) return;
    pointers.current.set(pointerId, { x: clientX, y: clientY });
    const { right, down, larger } = gestureOf(before, pointers.current);
    const { width } = currentTarget.getBoundingClientRect();
    setCrop((now) => {
      const sized = clampCrop(picture, { ...now, zoom: now.zoom * larger });
      return draggedCrop(picture, sized, right / width, down / width);
    });
  }
  const letGo = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId);
  function press(event: KeyboardEvent) {
    const way = ARROWS[event.key];
    if (!way) return;
    event.preventDefault();
    push(...way);
  }
  const save = () =>
    canvas.current?.toBlob((blob) => (blob ? onSave(blob) : onFail()), 'image/jpeg', 0.92);
  return (
    <div className="area-step grid gap-md">
      <Typeset.h3 className="text-lg">{words.heading}</Typeset.h3>
      <Typeset.p className="text-muted">{words.lead}</Typeset.p>
      <div
        ref={frame}
        className="area-crop"
        // It handles keys itself, and screen readers pass keys through only in an application.
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the arrow keys
        tabIndex={0}
        aria-label={words.field}
        onPointerDown={({ currentTarget, pointerId, clientX, clientY, button }) => {
          if (button !== 0) return;
          currentTarget.setPointerCapture(pointerId);
          pointers.current.set(pointerId, { x: clientX, y: clientY });
        }}
        onPointerMove={drag}
        onLostPointerCapture={letGo}
        onKeyDown={press}
      >
        <canvas ref={canvas} width={SIDE} height={SIDE} />
      </div>
      <label className="area-zoom flex items-center gap-md text-sm">
        <Typeset.span>{words.zoom}</Typeset.span>
        <input
          type="range"
          min="1"
          max={ZOOM_MAX}
          step="0.05"
          value={crop.zoom}
          onChange={({ target }) =>
            setCrop((now) => clampCrop(picture, { ...now, zoom: Number(target.value) }))
          }
        />
      </label>
      <div className="actions">
        <Button className="button button-first" isBusy={isSaving} onClick={save}>
          {isSaving ? words.saving : words.save}
        </Button>
        <Button isBusy={isSaving} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
