import { useMemo } from 'react';
import { Area } from '../area/Area.tsx';
import type { AreaSpeech } from '../area/use-area.ts';
import { PasswordPanel } from './PasswordPanel.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { SecurityContext, type SecuritySpeech } from './words.ts';

interface Props extends SecuritySpeech {
  lang: AreaSpeech['lang'];
  area: AreaSpeech['words'];
  terms: readonly string[];
}

/** `/account/security`: the account's password, second factor and sessions. */
export function Security({ lang, area, terms, words, fields, refusals, passwordMin }: Props) {
  const speech = useMemo(
    () => ({ words, fields, refusals, passwordMin }),
    [words, fields, refusals, passwordMin],
  );
  return (
    <Area lang={lang} words={area} terms={terms}>
      <SecurityContext value={speech}>
        <PasswordPanel />
        <SecondFactorPanel />
        <SessionsPanel />
      </SecurityContext>
    </Area>
  );
}
