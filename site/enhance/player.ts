import { readStored, store } from '../session/storage.ts';
import { clock } from '../ui/clock.ts';

/**
 * Runs on pages with audio: plays, skips, jumps to a second, keeps the speed and position across reloads and pages, and
 * plays only one recording at a time. Nothing is stored until a visitor plays something or chooses a speed.
 */

/** The storage key of the speed and the positions. */
const KEY = 'podcast';

/** The interval at which the position is stored, and the time before the end within which it isn't, in seconds. */
const EVERY = 2;
const END = 3;

interface Kept {
  speed: number;
  /** The position at which each recording resumes, in seconds, by its address. */
  places: Record<string, number>;
}

function read(): Kept {
  const { speed, places } = (readStored('localStorage', KEY) ?? {}) as Partial<Kept>;
  return { speed: Number(speed) || 1, places: { ...places } };
}

// If storage is disabled, the position applies to this page only.
const write = (kept: Kept) => store('localStorage', KEY, kept);

const sounds = [...document.querySelectorAll('audio')];

function prepare(audio: HTMLAudioElement) {
  const episode = audio.closest<HTMLElement>('[data-episode]') ?? document.body;
  const player = audio.closest<HTMLElement>('.player');
  const name = audio.getAttribute('src') ?? '';
  const button = episode.querySelector<HTMLElement>('[data-play]');
  const slider = episode.querySelector<HTMLInputElement>('[data-place]');
  const time = episode.querySelector<HTMLElement>('[data-time]');
  const speed = episode.querySelector<HTMLSelectElement>('[data-speed]');
  const goesOn = episode.querySelector<HTMLElement>('[data-goes-on]');
  const drawn = episode.querySelector<SVGElement>('[data-played]');
  const width = drawn?.ownerSVGElement?.viewBox.baseVal.width ?? 0;
  const chapters = [...episode.querySelectorAll<HTMLElement>('[data-chapter]')];
  let keptAt = 0;
  /** The start position once the audio is loaded, in seconds. */
  let start = read().places[name] ?? 0;

  const say = (place: number) => {
    if (goesOn) {
      goesOn.textContent =
        place > 0 ? (goesOn.dataset['goesOn'] ?? '').replace('{time}', clock(place)) : '';
    }
  };
  const keep = () => {
    // A pause before the audio is loaded has no position.
    if (audio.readyState === 0) return;
    const kept = read();
    keptAt = audio.currentTime;
    if (audio.ended || audio.currentTime > audio.duration - END) delete kept.places[name];
    else kept.places[name] = audio.currentTime;
    write(kept);
  };
  /** Shows a position in seconds. */
  const show = (now: number) => {
    if (time) time.textContent = clock(now);
    if (slider) {
      slider.value = String(now);
      slider.setAttribute('aria-valuetext', clock(now));
      drawn?.setAttribute('width', String((width * now) / Number(slider.max)));
    }
    const current = chapters.findLast(({ dataset }) => Number(dataset['seek']) <= now);
    for (const link of chapters) {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const seek = (seconds: number) => {
    const place = Math.max(0, Math.min(seconds, Number(slider?.max ?? seconds)));
    say(audio.readyState > 0 ? 0 : place);
    show(place);
    if (audio.readyState > 0) audio.currentTime = place;
    else start = place;
  };
  // If the audio can't be played, the browser's own player is shown and reports it.
  const play = () => audio.play().catch(() => undefined);
  const fail = () => {
    if (player) player.dataset['failed'] = '';
  };
  const turn = () => {
    if (!button) return;
    const { play: listen = '', pause = '' } = button.dataset;
    button.toggleAttribute('data-playing', !audio.paused);
    button.setAttribute('aria-label', audio.paused ? listen : pause);
  };

  audio.addEventListener('loadedmetadata', () => {
    if (start > 0) audio.currentTime = start;
  });
  audio.addEventListener('play', () => {
    say(0);
    audio.playbackRate = read().speed;
    for (const other of sounds) if (other !== audio) other.pause();
  });
  audio.addEventListener('timeupdate', () => {
    show(audio.currentTime);
    if (audio.currentTime > 0 && Math.abs(audio.currentTime - keptAt) >= EVERY) keep();
  });
  for (const event of ['pause', 'ended']) audio.addEventListener(event, keep);
  for (const event of ['play', 'pause', 'ended']) audio.addEventListener(event, turn);
  audio.addEventListener('error', fail);
  button?.addEventListener('click', () => {
    if (audio.paused) play();
    else audio.pause();
  });
  slider?.addEventListener('input', () => seek(Number(slider.value)));
  episode.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const skip = target?.closest<HTMLElement>('[data-skip]');
    const link = target?.closest<HTMLElement>('[data-seek]');
    if (skip)
      seek((audio.readyState > 0 ? audio.currentTime : start) + Number(skip.dataset['skip']));
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    seek(Number(link.dataset['seek']));
    play();
  });
  speed?.addEventListener('change', () => {
    const chosen = Number(speed.value);
    write({ ...read(), speed: chosen });
    for (const each of sounds) each.playbackRate = chosen;
    for (const each of document.querySelectorAll<HTMLSelectElement>('[data-speed]')) {
      each.value = speed.value;
    }
  });
  if (speed) speed.value = String(read().speed);
  say(start);
  if (start > 0) show(start);
}

for (const audio of sounds) prepare(audio);
