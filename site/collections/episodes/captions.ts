interface Cue {
  start: number;
  words: string;
}

/** Formats a time for WebVTT: 00:01:05.000. */
const timestamp = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice(11, -1);

const escaped = (words: string) =>
  words
    // An empty line would end the cue.
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/**
 * Returns WebVTT captions: each cue lasts until the next one begins.
 * @param seconds length of the recording
 */
export function captions(transcript: readonly Cue[], seconds: number): string {
  const cues = transcript.map(({ start, words }, index) => {
    const end = transcript[index + 1]?.start ?? seconds;
    return `${timestamp(start)} --> ${timestamp(end)}\n${escaped(words)}`;
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}
