import type { ReactNode } from 'react';
import type { SiteItem } from '../../../contract/api/saved.ts';
import type { Things } from '../../session/things.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { knownThing } from './known-things.ts';
import type { ThingWords } from './texts.ts';

interface Props {
  thing: SiteItem;
  things: Things;
  words: ThingWords;
  /** Content beside the kind. */
  children?: ReactNode;
}

/**
 * A page of the site on one line: its cover, its linked title and its kind. If the page no longer exists, the line says
 * so.
 */
export function ThingLine({ thing, things, words, children }: Props) {
  const known = knownThing(things, thing);
  return (
    <div
      className="thing min-w-0 relative flex items-center gap-md"
      data-gone={known ? undefined : ''}
    >
      <div className="thing-cover ebony" aria-hidden="true">
        {known && (
          <img
            src={known.picture}
            alt=""
            loading="lazy"
            decoding="async"
            data-cloth={known.isCloth || undefined}
          />
        )}
      </div>
      <div className="min-w-0 text-sm">
        <p className={`thing-title text-base ${known ? 'font-medium' : 'text-muted'}`}>
          {known ? (
            <Typeset.a href={known.url}>{known.title}</Typeset.a>
          ) : (
            <Typeset>{words.gone}</Typeset>
          )}
        </p>
        <p className="thing-facts text-muted flex flex-wrap">
          <Typeset.span className={`font-medium ${known ? 'text-accent' : ''}`}>
            {words.kinds[thing.kind]}
          </Typeset.span>
          {!known && <code>{thing.thing}</code>}
          {children}
        </p>
      </div>
    </div>
  );
}
