import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Typeset } from '../../ui/Typeset.tsx';
import { CancelButton } from '../area/CancelButton.tsx';
import { type Crop, drawCrop, MIDDLE, pushed, within, ZOOM_MAX } from './crop.ts';
import { gestureOf, type Point } from './gesture.ts';
import { useDetails } from './words.ts';

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
export function Cropper({ picture, isSaving, onSave, onFail, onCancel }: Props) {
  const { crop: words } = useDetails().words.picture;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  /** The pressed pointers by id, with their last position. */
  const pointers = useRef(new Map<number, Point>());
  const [crop, setCrop] = useState<Crop>(MIDDLE);
  useEffect(() => frame.current?.focus(), []);
  useLayoutEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const push = (right: number, down: number) => setCrop((now) => pushed(picture, now, right, down));
  function drag({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    const before = new Map(pointers.current);
    if (!before.has(pointerId)) return;
    pointers.current.set(pointerId, { x: clientX, y: clientY });
    const { right, down, larger } = gestureOf(before, pointers.current);
    const { width } = currentTarget.getBoundingClientRect();
    setCrop((now) => {
      const sized = within(picture, { ...now, zoom: now.zoom * larger });
      return pushed(picture, sized, right / width, down / width);
    });
  }
  const letGo = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId);
  function press(event: KeyboardEvent) {
    const way = ARROWS[event.key];
    if (!way) return;
    event.preventDefault();
    push(...way);
  }
  const save = () => {
    if (isSaving) return;
    canvas.current?.toBlob((blob) => (blob ? onSave(blob) : onFail()), 'image/jpeg', 0.92);
  };
  return (
    <div className="area-step">
      <h3>
        <Typeset>{words.heading}</Typeset>
      </h3>
      <p className="text-muted">
        <Typeset>{words.lead}</Typeset>
      </p>
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
      <label className="area-zoom">
        <span>
          <Typeset>{words.zoom}</Typeset>
        </span>
        <input
          type="range"
          min="1"
          max={ZOOM_MAX}
          step="0.05"
          value={crop.zoom}
          onChange={({ target }) =>
            setCrop((now) => within(picture, { ...now, zoom: Number(target.value) }))
          }
        />
      </label>
      <div className="actions">
        <button
          type="button"
          className="button button-first"
          aria-disabled={isSaving}
          onClick={save}
        >
          {isSaving ? words.saving : words.save}
        </button>
        <CancelButton label={words.cancel} isBusy={isSaving} onCancel={onCancel} />
      </div>
    </div>
  );
}
