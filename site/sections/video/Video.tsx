import type { Lang } from '../../../contract/lang.ts';
import { FINISHED_LANGS, LANGUAGES } from '../../../contract/languages.ts';
import { clock } from '../../ui/clock.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { captionsAddress } from './captions.ts';
import type { schema } from './schema.ts';

/** A film that is fetched and plays when it is asked to, with captions, and what it says to be read. */
export function Video(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, name, size, seconds, isSilent, label, transcript } = section;
  const { lang, words } = section.context;
  const file = `/video/${name}`;
  const facts = `${anchor}-facts`;
  const captions = (each: Lang) => ({
    src: captionsAddress(name, each),
    srcLang: each,
    label: LANGUAGES[each].name,
  });
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead}>
      <figure className="video">
        <div className="video-frame ebony">
          <video
            controls
            playsInline
            preload="none"
            poster={`${file}.webp`}
            width={size[0]}
            height={size[1]}
            aria-label={label}
            aria-describedby={facts}
          >
            <source src={`${file}.webm`} type="video/webm" />
            <source src={`${file}.mp4`} type="video/mp4" />
            <track kind="captions" {...captions(lang)} />
            {FINISHED_LANGS.filter((other) => other !== lang).map((other) => (
              <track key={other} kind="captions" {...captions(other)} />
            ))}
          </video>
        </div>
        <figcaption>
          <p className="video-label">
            <Text>{label}</Text>
          </p>
          <p className="facts" id={facts}>
            <span className="sr-only">{words.video.length} </span>
            <time dateTime={`PT${seconds}S`}>{clock(seconds)}</time>
            {isSilent && (
              <span>
                <Text>{words.video.silent}</Text>
              </span>
            )}
          </p>
          <details className="video-transcript">
            <summary>
              <Text>{words.video.transcript}</Text>
            </summary>
            <ol>
              {transcript.map((cue) => (
                <li key={cue.start}>
                  <time dateTime={`PT${cue.start}S`}>{clock(cue.start)}</time>
                  <p>
                    <Text>{cue.words}</Text>
                  </p>
                </li>
              ))}
            </ol>
          </details>
        </figcaption>
      </figure>
    </SectionFrame>
  );
}
