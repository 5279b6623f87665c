import { useRef, useState } from 'react';
import { Typeset } from '../../ui/Typeset.tsx';
import { Button } from '../area/Button.tsx';
import { Done } from '../area/Done.tsx';
import { usePage } from '../page-context.ts';
import type { SecurityProps } from './texts.ts';

/** The recovery codes, which are shown only once, with buttons to save them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { area, words: page } = usePage<SecurityProps>();
  const words = page.secondFactor.codes;
  const list = useRef<HTMLUListElement>(null);
  const [isCopied, setCopied] = useState<boolean>();
  const all = codes.join('\n');

  async function copy(): Promise<void> {
    // Browsers can refuse, and have no clipboard on a page without HTTPS.
    const copied = navigator.clipboard?.writeText(all).then(
      () => true,
      () => false,
    );
    const isDone = (await copied) ?? false;
    setCopied(isDone);
    if (!isDone && list.current) getSelection()?.selectAllChildren(list.current);
  }

  return (
    <div className="area-step">
      <Typeset.h3>{words.heading}</Typeset.h3>
      <Typeset.p className="text-muted">{words.lead}</Typeset.p>
      <ul ref={list} className="area-codes" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="actions">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <a
          className="button button-second"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${all}\n`)}`}
          download={`${words.file}.txt`}
        >
          {words.download}
        </a>
        <Done>{isCopied ? words.copied : ''}</Done>
        <Typeset.p role="status" className="text-muted">
          {isCopied === false ? area.selected : ''}
        </Typeset.p>
      </div>
    </div>
  );
}
