import { useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { copyText } from '../area/copy-text.ts';
import { useArea } from '../area/use-area.ts';
import { useSecurity } from './words.ts';

/** The recovery codes, which are shown only once, with buttons to save them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { codes: words } = useSecurity().words.secondFactor;
  const { words: area } = useArea();
  const list = useRef<HTMLUListElement>(null);
  const [isCopied, setCopied] = useState<boolean>();
  const all = codes.join('\n');

  async function copy(): Promise<void> {
    const isDone = await copyText(all);
    setCopied(isDone);
    if (!isDone && list.current) getSelection()?.selectAllChildren(list.current);
  }

  return (
    <div className="area-step">
      <h3>
        <Typeset>{words.heading}</Typeset>
      </h3>
      <p className="text-muted">
        <Typeset>{words.lead}</Typeset>
      </p>
      <ul ref={list} className="area-codes" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="actions">
        <button type="button" className="button button-second" onClick={() => void copy()}>
          {words.copy}
        </button>
        <a
          className="button button-second"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${all}\n`)}`}
          download={`${words.file}.txt`}
        >
          {words.download}
        </a>
        <p className="area-done" role="status">
          {isCopied === false && <Typeset>{area.selected}</Typeset>}
          {isCopied && (
            <>
              <Icon name="check" />
              <Typeset>{words.copied}</Typeset>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
