import { useRef } from 'react';
import { Typeset } from '../../ui/Typeset.tsx';
import { Button } from '../area/Button.tsx';
import { useCopy } from '../area/use-copy.tsx';
import { usePage } from '../page-context.ts';
import type { SecurityProps } from './texts.ts';

/** The recovery codes, which are shown only once, with buttons to save them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const words = usePage<SecurityProps>().words.secondFactor.codes;
  const list = useRef<HTMLUListElement>(null);
  const all = codes.join('\n');
  const { copy, said } = useCopy(all, words.copied, () => {
    if (list.current) getSelection()?.selectAllChildren(list.current);
  });

  return (
    <div className="area-step grid gap-md">
      <Typeset.h3 className="text-lg">{words.heading}</Typeset.h3>
      <Typeset.p className="text-muted">{words.lead}</Typeset.p>
      <ul ref={list} className="area-codes grid rounded bg-surface" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="actions">
        <Button onClick={copy}>{words.copy}</Button>
        <a
          className="button button-second"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${all}\n`)}`}
          download={`${words.file}.txt`}
        >
          {words.download}
        </a>
        {said}
      </div>
    </div>
  );
}
