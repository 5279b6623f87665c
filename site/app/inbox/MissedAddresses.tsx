import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shortDay } from '../../../contract/format.ts';
import { withoutLang } from '../../../contract/lang.ts';
import { redirectLine } from '../../../contract/redirects.ts';
import { call } from '../../session/api.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { reasonFor } from '../area/reason-for.ts';
import { useSpeech } from './words.ts';

/** The addresses that visitors asked for and that lead nowhere. They are requested once the disclosure is open. */
export function MissedAddresses() {
  const { words, lang } = useSpeech();
  const { missed, errors } = words;
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['missed-addresses'],
    queryFn: async () => (await call('missedAddresses')).addresses,
    enabled: isOpen,
  });
  return (
    <details
      className="inbox-missed"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <Typeset>{missed.heading}</Typeset>
      </summary>
      {isOpen && (
        <p role="status">
          {error ? reasonFor(error, errors) : data?.length === 0 && missed.nothing}
        </p>
      )}
      {data && data.length > 0 && (
        <table>
          <caption className="text-muted">
            <Typeset>{missed.hint}</Typeset>
          </caption>
          <thead className="text-muted">
            <tr>
              {[missed.address, missed.times, missed.last].map((head) => (
                <th key={head} scope="col">
                  <Typeset>{head}</Typeset>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map(({ path, count, lastDay }) => (
              <tr key={path}>
                <th scope="row">
                  {path}
                  {/* A line without a language's prefix holds in every language. */}
                  <code>{redirectLine({ from: withoutLang(path), to: '/' })}</code>
                </th>
                <td>{count}</td>
                <td>
                  <time dateTime={lastDay}>{shortDay(lang, lastDay)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
