import { type RefCallback, useRef } from 'react';
import type { SharedCollection } from '../../../contract/api/saved.ts';
import type { Lang } from '../../../contract/lang.ts';
import { langOfWords } from '../../../contract/languages.ts';
import { fillCount } from '../../../contract/plural.ts';
import type { Things } from '../../session/things.ts';
import { Terms, Typeset } from '../../ui/Typeset.tsx';
import { knownThing } from '../saved-items/known-things.ts';
import { ThingLine } from '../saved-items/ThingLine.tsx';
import type { ThingWords } from '../saved-items/texts.ts';
import type { SharedWords } from './texts.ts';
import { useShared } from './use-shared.ts';

interface Props {
  lang: Lang;
  /** The title of the page until the collection's name is known. */
  title: string;
  words: SharedWords['app'];
  things: ThingWords;
  home: string;
  /** The address of the page for creating an account. */
  signUp: string;
  terms: readonly string[];
}

/** `/shared`: a shared collection, for everyone who has the link. */
export function Shared({ lang, title, words, things, home, signUp, terms }: Props) {
  const { state, isLoading, reload } = useShared(lang);
  const hadFocus = useRef(false);
  return (
    <Terms value={terms}>
      <div className="wrap shared" data-needs-script aria-busy={isLoading}>
        {/* Rendered while still empty, because screen readers don't announce a live region that
            is added later. */}
        <p role="status" className="sr-only">
          {said(state, isLoading, words, lang)}
        </p>
        {state.is === 'there' ? (
          <Collected
            {...state}
            lang={lang}
            words={words}
            things={things}
            headingRef={(heading) => {
              // The focused button has disappeared.
              if (hadFocus.current) heading?.focus({ preventScroll: true });
              hadFocus.current = false;
            }}
          />
        ) : (
          <div className="shared-head grid gap-md">
            <Typeset.h1 className="text-3xl">
              {state.is === 'loading' ? title : words[state.is].heading}
            </Typeset.h1>
            <Typeset.p className="text-muted">
              {state.is === 'loading' ? words.loading : words[state.is].body}
            </Typeset.p>
          </div>
        )}
        {state.is !== 'loading' && (
          <div className="actions">
            {state.is === 'failed' && (
              <button
                type="button"
                className="button button-first"
                aria-disabled={isLoading}
                onClick={() => {
                  if (isLoading) return;
                  hadFocus.current = true;
                  reload();
                }}
                onBlur={() => {
                  hadFocus.current = false;
                }}
              >
                {words.again}
              </button>
            )}
            {state.is === 'there' && (
              <a className="button button-first" href={signUp}>
                {words.own}
              </a>
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

function said(
  state: ReturnType<typeof useShared>['state'],
  isLoading: boolean,
  words: Props['words'],
  lang: Lang,
): string {
  if (isLoading || state.is === 'loading') return words.loading;
  if (state.is === 'there')
    return fillCount(words.count, lang, shownOf(state.collection, state.known).length);
  return `${words[state.is].heading}. ${words[state.is].body}`;
}

/** Only the owner sees items that no longer exist on the site. */
const shownOf = ({ items }: SharedCollection, known: Things) =>
  items.filter((item) => knownThing(known, item) !== undefined);

interface CollectedProps extends Pick<Props, 'lang' | 'words' | 'things'> {
  collection: SharedCollection;
  known: Things;
  headingRef: RefCallback<HTMLHeadingElement>;
}

function Collected({ collection, known, lang, words, things, headingRef }: CollectedProps) {
  const { name, note } = collection;
  const there = shownOf(collection, known);
  return (
    <>
      <div className="shared-head grid gap-md">
        <h1 ref={headingRef} className="text-3xl" tabIndex={-1} lang={langOfWords(name)} dir="auto">
          {name}
        </h1>
        {note !== '' && (
          <p className="thing-note" lang={langOfWords(note)} dir="auto">
            {note}
          </p>
        )}
        <p className="text-muted">{fillCount(words.count, lang, there.length)}</p>
      </div>
      {there.length === 0 ? (
        <Typeset.p className="text-muted">{words.nothing}</Typeset.p>
      ) : (
        <ol className="shared-list border-t">
          {there.map((item) => (
            <li key={`${item.kind}/${item.thing}`}>
              <ThingLine thing={item} things={known} words={things} />
            </li>
          ))}
        </ol>
      )}
      <Typeset.p className="text-note">{words.about}</Typeset.p>
    </>
  );
}
