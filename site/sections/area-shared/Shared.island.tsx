import type { ThingWords } from '../../../contract/account-area/saved-items.ts';
import type { SharedWords } from '../../../contract/account-area/shared.ts';
import type { SharedCollection } from '../../../contract/api/saved.ts';
import type { Lang } from '../../../contract/lang.ts';
import { langOfWords } from '../../../contract/languages.ts';
import { fillCount } from '../../../contract/plural.ts';
import type { Things } from '../../../contract/things.ts';
import { Terms, Typeset } from '../../ui/Typeset.tsx';
import { knownThing } from '../area-saved-items/known-things.ts';
import { ThingLine } from '../area-saved-items/ThingLine.tsx';
import { useShared } from './use-shared.ts';

interface Props {
  lang: Lang;
  /** The page's, until it is known what the collection is called. */
  title: string;
  words: SharedWords['app'];
  things: ThingWords;
  home: string;
  terms: readonly string[];
}

/** `/shared`: the collection that a link leads to, for anybody who has it. */
export function Shared({ lang, title, words, things, home, terms }: Props) {
  const { state, reload } = useShared(lang);
  return (
    <Terms value={terms}>
      <div className="wrap shared" data-needs-script aria-busy={state.is === 'loading'}>
        {state.is === 'there' ? (
          <Collected {...state} lang={lang} words={words} things={things} />
        ) : state.is === 'loading' ? (
          <div key="loading" className="shared-head">
            <h1>
              <Typeset>{title}</Typeset>
            </h1>
            <p role="status" className="text-muted">
              <Typeset>{words.loading}</Typeset>
            </p>
          </div>
        ) : (
          <div key={state.is} role="alert" className="shared-head">
            <h1>
              <Typeset>{words[state.is].heading}</Typeset>
            </h1>
            <p className="text-muted">
              <Typeset>{words[state.is].body}</Typeset>
            </p>
          </div>
        )}
        {state.is !== 'loading' && (
          <div className="actions">
            {state.is === 'failed' && (
              <button type="button" className="button button-first" onClick={reload}>
                {words.again}
              </button>
            )}
            <a className="button button-second" href={home}>
              {words.home}
            </a>
          </div>
        )}
      </div>
    </Terms>
  );
}

interface CollectedProps extends Pick<Props, 'lang' | 'words' | 'things'> {
  collection: SharedCollection;
  known: Things;
}

function Collected({
  collection: { name, note, items },
  known,
  lang,
  words,
  things,
}: CollectedProps) {
  // Of what the site no longer has, only its owner is told.
  const there = items.filter((item) => knownThing(known, item) !== undefined);
  return (
    <>
      <div className="shared-head">
        <h1 lang={langOfWords(name)}>{name}</h1>
        {note !== '' && (
          <p className="shared-note" lang={langOfWords(note)}>
            {note}
          </p>
        )}
        <p role="status" className="text-muted">
          {fillCount(words.count, lang, there.length)}
        </p>
      </div>
      {there.length === 0 ? (
        <p className="text-muted">
          <Typeset>{words.nothing}</Typeset>
        </p>
      ) : (
        <ol className="shared-list">
          {there.map((item) => (
            <li key={`${item.kind}/${item.thing}`}>
              <ThingLine thing={item} things={known} words={things} />
            </li>
          ))}
        </ol>
      )}
      <p className="text-muted shared-about">
        <Typeset>{words.about}</Typeset>
      </p>
    </>
  );
}
