import { useId, useRef, useState } from 'react';
import type { Collection } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import { call } from '../../session/api.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { Button } from '../area/Button.tsx';
import { useTakeFocus } from '../area/focus.ts';
import { useNotify } from '../area/notices.ts';
import { Removal } from '../area/Removal.tsx';
import { useAction } from '../area/use-action.ts';
import { useCopy } from '../area/use-copy.tsx';
import { useDateFormats } from '../area/use-date-formats.ts';
import { usePage } from '../page-context.ts';
import { useUpdateCollections, withCollection } from './queries.ts';
import type { CollectionsProps } from './texts.ts';

/** A link with which anyone can view the collection: create it, show it once, revoke it. */
export function Share({ collection: { id, sharedAt } }: { collection: Collection }) {
  const { words, shared } = usePage<CollectionsProps>();
  const { share } = words;
  const { date } = useDateFormats();
  const notify = useNotify();
  const updateCollections = useUpdateCollections();
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const [link, setLink] = useState<{ href: string; sharedAt: string }>();
  // The link may have been revoked or replaced in another window.
  const works = link?.sharedAt === sharedAt ? link : undefined;
  const make = useAction(async () => {
    const { token, sharedAt: now } = await call('shareCollection', { params: { id } });
    await updateCollections(withCollection({ id, sharedAt: now }));
    setLink({ href: new URL(`${shared}#${token}`, location.href).href, sharedAt: now });
  });
  const withdraw = useAction(async () => {
    await call('withdrawShare', { params: { id } });
    // The button disappears together with the link.
    section.current?.focus({ preventScroll: true });
    await updateCollections(withCollection({ id, sharedAt: null }));
    notify({ done: share.withdrawn });
  });
  const isBusy = make.isBusy || withdraw.isBusy;

  return (
    <section
      ref={section}
      tabIndex={-1}
      className="collection-share grid gap-sm"
      aria-labelledby={heading}
    >
      <Typeset.h3 className="text-base" id={heading}>
        {share.heading}
      </Typeset.h3>
      {works === undefined ? (
        <Typeset.p className="text-note">
          {sharedAt === null ? share.off : fill(share.on, { day: date(sharedAt) })}
        </Typeset.p>
      ) : (
        <SharedLink key={works.href} link={works.href} />
      )}
      {sharedAt === null ? (
        <Button isBusy={isBusy} onClick={() => make.run()}>
          {share.make}
        </Button>
      ) : (
        <div className="collection-ways flex flex-wrap w-full">
          <Removal
            key={sharedAt}
            words={{ begin: share.renew, ...share.renewing }}
            isBusy={isBusy}
            onRemove={make.run}
          />
          <Removal
            words={{ begin: share.withdraw, ...share.withdrawing }}
            isBusy={isBusy}
            onRemove={withdraw.run}
          />
        </div>
      )}
    </section>
  );
}

/** Shows the link, which is shown only once, with a button to copy it. Takes the focus. */
function SharedLink({ link }: { link: string }) {
  const { share } = usePage<CollectionsProps>().words;
  const id = useId();
  const field = useTakeFocus<HTMLInputElement>();
  const { copy, said } = useCopy(link, share.copied, () => field.current?.select());

  return (
    <div className="collection-link grid gap-xs w-full text-sm">
      <label className="font-medium" htmlFor={id}>
        {share.link}
      </label>
      <div className="flex flex-wrap gap-sm">
        <input
          ref={field}
          id={id}
          className="control"
          readOnly
          value={link}
          aria-describedby={`${id}-once`}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button onClick={copy}>{share.copy}</Button>
      </div>
      <Typeset.p id={`${id}-once`} className="text-muted">
        {share.once}
      </Typeset.p>
      {said}
    </div>
  );
}
