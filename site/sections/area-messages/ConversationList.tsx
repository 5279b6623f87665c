import { fill } from '../../../contract/fill.ts';
import { langOfWords } from '../../../contract/languages.ts';
import { fillCount } from '../../../contract/plural.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { EmptyState } from '../area/EmptyState.tsx';
import { Loaded } from '../area/Loaded.tsx';
import { addressOf, onFollow, type Place } from './place.ts';
import { type Conversation, useConversations } from './queries.ts';
import { useConversation } from './speech.ts';
import { titleOf, useMessages } from './words.ts';

/** The conversations, the last one written in first, and the way to a new one. */
export function ConversationList() {
  const { lang } = useConversation();
  const { words } = useMessages();
  const query = useConversations();
  const { begin, empty, label } = words.list;
  return (
    <Loaded query={query}>
      {(conversations) =>
        conversations.length === 0 ? (
          <EmptyState
            heading={<Typeset>{empty.heading}</Typeset>}
            body={<Typeset>{empty.body}</Typeset>}
          >
            <BeginLink label={begin} />
          </EmptyState>
        ) : (
          <div className="talks">
            <div className="talks-head">
              <p className="text-muted">
                {fillCount(words.list.count, lang, conversations.length)}
              </p>
              <BeginLink label={begin} />
            </div>
            <ul aria-label={label}>
              {conversations.map((conversation) => (
                <Row key={conversation.id} conversation={conversation} />
              ))}
            </ul>
          </div>
        )
      }
    </Loaded>
  );
}

function BeginLink({ label }: { label: string }) {
  const place: Place = { view: 'begin' };
  return (
    <a className="button button-first" href={addressOf(place)} onClick={onFollow(place)}>
      <Typeset>{label}</Typeset>
    </a>
  );
}

function Row({ conversation }: { conversation: Conversation }) {
  const { lang, words: shared, day, time } = useConversation();
  const { words, forms } = useMessages();
  const { id, excerpt, lastFrom, unread, isClosed, updatedAt } = conversation;
  const place: Place = { view: 'open', id };
  const title = titleOf(conversation, forms);
  const name = lastFrom === 'customer' ? shared.you : shared.company;
  const state = isClosed ? words.list.answered : words.list.waiting;
  const isToday = day(updatedAt) === day(new Date().toISOString());
  return (
    <li className="talks-row" data-unread={unread > 0 ? '' : undefined}>
      <a className="talks-link" href={addressOf(place)} onClick={onFollow(place)}>
        <span className="talks-title" dir="auto" lang={langOfWords(title)}>
          {title}
        </span>
        <span className="talks-excerpt text-muted">
          {fill(words.list.latest, { name })} <span lang={langOfWords(excerpt)}>{excerpt}</span>
        </span>
        <span className="talks-facts">
          <time dateTime={updatedAt}>{isToday ? time(updatedAt) : day(updatedAt)}</time>
          {unread > 0 ? (
            <span className="tag">{fillCount(words.list.unread, lang, unread)}</span>
          ) : (
            <span className="talks-state" data-waiting={isClosed ? undefined : ''}>
              {state}
            </span>
          )}
        </span>
      </a>
    </li>
  );
}
