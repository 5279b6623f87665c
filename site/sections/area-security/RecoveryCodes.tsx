import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { useSecurity } from './words.ts';

/** The recovery codes, the one time that they are shown, and ways to keep them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { codes: words } = useSecurity().words.secondFactor;
  const [isCopied, setCopied] = useState(false);
  const all = codes.join('\n');
  return (
    <div className="area-step">
      <h3>
        <Typeset>{words.heading}</Typeset>
      </h3>
      <p className="text-muted">
        <Typeset>{words.lead}</Typeset>
      </p>
      <ul className="area-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="actions">
        <button
          type="button"
          className="button button-second"
          onClick={() => {
            navigator.clipboard.writeText(all).then(
              () => setCopied(true),
              // Not allowed here: they can be selected, and saved.
              () => undefined,
            );
          }}
        >
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
          {isCopied && (
            <>
              <Icon name="check" />
              {words.copied}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
