/**
 * Runs on pages with a sound: skips, leads to a second, keeps speed and place over reloads and from page to page, and
 * lets one sound play at a time. Nothing is stored until somebody plays something, or chooses a speed.
 */

/** Where speed and places are kept. */
const KEY = 'podcast';

/** A place is kept every so many seconds, and none this near to the end, in seconds. */
const EVERY = 2;
const END = 3;

interface Kept {
  speed: number;
  /** Where each sound goes on, in seconds, by its address. */
  places: Record<string, number>;
}

function read(): Kept {
  try {
    const kept: Partial<Kept> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { speed: Number(kept.speed) || 1, places: { ...kept.places } };
  } catch {
    return { speed: 1, places: {} };
  }
}

function write(kept: Kept) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is off: the place holds for this page.
  }
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const sounds = [...document.querySelectorAll('audio')];

function prepare(audio: HTMLAudioElement) {
  const episode = audio.closest<HTMLElement>('[data-episode]') ?? document.body;
  const name = audio.getAttribute('src') ?? '';
  const speed = episode.querySelector<HTMLSelectElement>('[data-speed]');
  const goesOn = episode.querySelector<HTMLElement>('[data-goes-on]');
  const drawn = episode.querySelector<SVGElement>('[data-played]');
  const width = drawn?.ownerSVGElement?.viewBox.baseVal.width ?? 0;
  const chapters = [...episode.querySelectorAll<HTMLElement>('[data-chapter]')];
  let keptAt = 0;
  /** Where it is to begin once it has been fetched. */
  let start = read().places[name] ?? 0;

  const say = (place: number) => {
    if (goesOn) {
      goesOn.textContent =
        place > 0 ? (goesOn.dataset['goesOn'] ?? '').replace('{time}', clock(place)) : '';
    }
  };
  const keep = () => {
    // Paused before it has been fetched, it is nowhere yet.
    if (audio.readyState === 0) return;
    const kept = read();
    keptAt = audio.currentTime;
    if (audio.ended || audio.currentTime > audio.duration - END) delete kept.places[name];
    else kept.places[name] = audio.currentTime;
    write(kept);
  };
  const follow = () => {
    const now = audio.currentTime;
    if (audio.duration > 0) drawn?.setAttribute('width', String((width * now) / audio.duration));
    const current = chapters.findLast(({ dataset }) => Number(dataset['seek']) <= now);
    for (const link of chapters) {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const seek = (seconds: number) => {
    const place = Math.max(0, seconds);
    if (audio.readyState > 0) audio.currentTime = place;
    else start = place;
    say(audio.readyState > 0 ? 0 : start);
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
    follow();
    if (audio.currentTime > 0 && Math.abs(audio.currentTime - keptAt) >= EVERY) keep();
  });
  for (const event of ['pause', 'ended']) audio.addEventListener(event, keep);
  episode.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const skip = target?.closest<HTMLElement>('[data-skip]');
    const link = target?.closest<HTMLElement>('[data-seek]');
    if (skip)
      seek((audio.readyState > 0 ? audio.currentTime : start) + Number(skip.dataset['skip']));
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    seek(Number(link.dataset['seek']));
    // One that may not be played says so itself.
    audio.play().catch(() => undefined);
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
}

for (const audio of sounds) prepare(audio);
