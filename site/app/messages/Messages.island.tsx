import { type ReactNode, useState } from 'react';
import { fill } from '../../../contract/fill.ts';
import { langOfWords } from '../../../contract/languages.ts';
import { fillCount } from '../../../contract/plural.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { inArea } from '../area/Area.tsx';
import { EmptyState } from '../area/EmptyState.tsx';
import { useTakeFocus } from '../area/focus.ts';
import { Loaded } from '../area/Loaded.tsx';
import { Skeleton } from '../area/Skeleton.tsx';
import { useDateFormats } from '../area/use-date-formats.ts';
import { usePage } from '../page-context.ts';
import { NewConversation, OpenConversation, titleOf } from './OpenConversation.tsx';
import { addressOf, onFollow, type Place, usePlace } from './place.ts';
import { type Conversation, useConversations } from './queries.ts';
import type { MessagesProps } from './texts.ts';

const ENVELOPE = [
  '###############',
  '##...........##',
  '#.##.......##.#',
  '#...##...##...#',
  '#.....#o#.....#',
  '#.....ooo.....#',
  '#......o......#',
  '#.............#',
  '#.............#',
  '###############',
] as const;

/** `/account/messages`: the conversations between the customer and the company. */
export const Messages = inArea<MessagesProps>(function Shown() {
  const place = usePlace();
  const [{ at, from }, go] = useState<{ at?: Place | undefined; from?: Place | undefined }>({});
  if (place !== at) go({ at: place, from: at });
  if (place === undefined) {
    return (
      <div className="talk-unplaced">
        <Skeleton />
      </div>
    );
  }
  if (place.view === 'begin') return <NewConversation />;
  if (place.view === 'open') return <OpenConversation key={place.id} id={place.id} />;
  return <ConversationList from={from} />;
});

interface ConversationListProps {
  /** The previous place on this page: the link that leads back there takes the focus. */
  from: Place | undefined;
}

/** The conversations, most recent first, and a link to start a new one. */
function ConversationList({ from }: ConversationListProps) {
  const { lang, words } = usePage<MessagesProps>();
  const query = useConversations();
  const { begin, empty, label } = words.list;
  return (
    <Loaded query={query}>
      {(conversations) => {
        const left = from?.view === 'open' ? from.id : undefined;
        const isListed = conversations.some(({ id }) => id === left);
        const beginLink = (
          <PlaceLink
            className="button button-first"
            place={{ view: 'begin' }}
            takesFocus={from !== undefined && !isListed}
          >
            <Typeset>{begin}</Typeset>
          </PlaceLink>
        );
        return conversations.length === 0 ? (
          <EmptyState drawing={ENVELOPE} {...empty}>
            {beginLink}
          </EmptyState>
        ) : (
          <div className="talks grid gap-md">
            <div className="flex flex-wrap items-center justify-between gap-sm text-sm">
              <p className="text-muted">
                {fillCount(words.list.count, lang, conversations.length)}
              </p>
              {beginLink}
            </div>
            <ul className="border-t" aria-label={label}>
              {conversations.map((conversation) => (
                <Row
                  key={conversation.id}
                  conversation={conversation}
                  takesFocus={conversation.id === left}
                />
              ))}
            </ul>
          </div>
        );
      }}
    </Loaded>
  );
}

interface PlaceLinkProps {
  className: string;
  place: Place;
  /** Takes the focus when it appears, because the previously focused element has disappeared. */
  takesFocus: boolean;
  children: ReactNode;
}

function PlaceLink({ className, place, takesFocus, children }: PlaceLinkProps) {
  const link = useTakeFocus<HTMLAnchorElement>(takesFocus);
  return (
    <a ref={link} className={className} href={addressOf(place)} onClick={onFollow(place)}>
      {children}
    </a>
  );
}

function Row({ conversation, takesFocus }: { conversation: Conversation; takesFocus: boolean }) {
  const { lang, words, conversation: shared, forms } = usePage<MessagesProps>();
  const { date, time } = useDateFormats();
  const { id, excerpt, lastFrom, unread, isClosed, updatedAt } = conversation;
  const title = titleOf(conversation, forms);
  const name = lastFrom === 'customer' ? shared.you : shared.company;
  const state = isClosed ? words.list.answered : words.list.waiting;
  const isToday = date(updatedAt) === date(new Date().toISOString());
  return (
    <li className="talks-row" data-unread={unread > 0 ? '' : undefined}>
      <PlaceLink
        className="talks-link relative grid"
        place={{ view: 'open', id }}
        takesFocus={takesFocus}
      >
        <span className="talks-title" dir="auto" lang={langOfWords(title)}>
          {title}
        </span>
        <span className="one-line text-muted text-sm">
          {fill(words.list.latest, { name })} <span lang={langOfWords(excerpt)}>{excerpt}</span>
        </span>
        <span className="talks-facts flex flex-wrap items-center justify-between text-note">
          <time dateTime={updatedAt}>{isToday ? time(updatedAt) : date(updatedAt)}</time>
          {unread > 0 ? (
            <span className="tag">{fillCount(words.list.unread, lang, unread)}</span>
          ) : (
            <span
              className="talks-state flex items-center gap-xs"
              data-waiting={isClosed ? undefined : ''}
            >
              {state}
            </span>
          )}
        </span>
      </PlaceLink>
    </li>
  );
}
