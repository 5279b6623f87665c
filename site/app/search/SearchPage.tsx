import type { z } from 'zod';
import { QUERY_MAX } from '../../../contract/search/normalize.ts';
import type { searchWords } from '../../../contract/search/words.ts';
import type { Localized } from '../../../contract/text.ts';
import type { Contact } from '../../contacts.ts';
import { ContactLink } from '../../kit/ContactLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';

type Words = Localized<z.infer<typeof searchWords>>;

interface Props extends Omit<Words, 'title' | 'description' | 'kinds' | 'answers'> {
  /** The address of this page, to which the form is sent. */
  address: string;
  /** The address of the index with which the browser searches on its own. */
  index: string;
  contacts: readonly Contact[];
}

/**
 * The field, what is found, and where to begin. The server fills in what stands at `data-search-…`
 * (server/http/site/search-page.ts), and so does the browser while the visitor types (enhance/search-engine.ts).
 */
export function SearchPage(props: Props) {
  return (
    <section>
      <div className="search-head">
        <div className="wrap">
          <Field {...props} />
        </div>
      </div>
      <div className="search-body wrap grid">
        <p className="search-status text-lg font-semibold" role="status" data-search-status="" />
        <div className="search-answer" data-search-results="" />
        <Beginnings {...props} />
        <Text.p className="text-note search-kept">{props.kept}</Text.p>
      </div>
    </section>
  );
}

function Field(props: Props) {
  const { address, index, heading, label, placeholder, submit, hint, loading, failed } = props;
  return (
    <>
      <Text.h1 className="text-title">{heading}</Text.h1>
      <search>
        <form
          className="search-form flex items-center gap-sm"
          action={address}
          data-search-form={index}
          data-loading={loading}
          data-failed={failed}
        >
          <label className="sr-only" htmlFor="q">
            {label}
          </label>
          <input
            id="q"
            className="search-field text-ink font-semibold"
            name="q"
            type="search"
            maxLength={QUERY_MAX}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby="search-hint"
            data-search-field=""
          />
          <button className="search-submit grid" type="submit">
            <Icon name="search" size={28} />
            <span className="sr-only">{submit}</span>
          </button>
        </form>
      </search>
      <Text.p className="text-note" id="search-hint">
        {hint}
      </Text.p>
    </>
  );
}

/** Starting points for visitors who don't know what to search for or have found nothing. */
function Beginnings(props: Props) {
  const { address, tryHeading, tries, waysHeading, ways, askHeading, contacts } = props;
  return (
    <>
      <section className="search-beginning">
        <Text.h2 className="text-note font-normal">{waysHeading}</Text.h2>
        <ul className="search-ways grid gap-3xl">
          {ways.map(({ label, detail, url, links }) => (
            <li key={url}>
              <h3>
                <Text.a href={url}>{label}</Text.a>
              </h3>
              <Text.p className="text-note">{detail}</Text.p>
              <ul>
                {links.map((link) => (
                  <li key={link.url}>
                    <Text.a href={link.url}>{link.label}</Text.a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <section className="search-beginning">
        <Text.h2 className="text-note font-normal">{tryHeading}</Text.h2>
        <ul className="search-tries flex flex-wrap gap-xs">
          {tries.map((words) => (
            <li key={words}>
              <Text.a href={`${address}?q=${encodeURIComponent(words)}`}>{words}</Text.a>
            </li>
          ))}
        </ul>
      </section>
      <section className="search-contacts">
        <Text.h2 className="text-note font-normal">{askHeading}</Text.h2>
        <ul className="flex flex-wrap">
          {contacts.map((contact) => (
            <li key={contact.kind}>
              <ContactLink className="text-link" {...contact} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
