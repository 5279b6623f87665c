import { useMemo } from 'react';
import type { Me } from '../../../contract/api/account.ts';
import type { TimeZones } from '../../session/time-zones.ts';
import { Area } from '../area/Area.tsx';
import { Loaded } from '../area/Loaded.tsx';
import { useAccount } from '../area/use-account.ts';
import type { AreaSpeech } from '../area/use-area.ts';
import { AboutPanel } from './AboutPanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { DeletionPanel } from './DeletionPanel.tsx';
import { EmailPanel } from './EmailPanel.tsx';
import { PicturePanel } from './PicturePanel.tsx';
import { PLACEHOLDER_ACCOUNT } from './placeholder-account.ts';
import { useTimeZones } from './time-zones.ts';
import { DetailsContext, type DetailsSpeech } from './words.ts';

interface Props extends DetailsSpeech {
  lang: AreaSpeech['lang'];
  area: AreaSpeech['words'];
  terms: readonly string[];
}

/** `/account/details`: the account's personal data and email address, data export and deletion. */
export function Details({ lang, area, terms, words, fields, refusals }: Props) {
  const speech = useMemo(() => ({ words, fields, refusals }), [words, fields, refusals]);
  return (
    <Area lang={lang} words={area} terms={terms}>
      <DetailsContext value={speech}>
        <Panels />
      </DetailsContext>
    </Area>
  );
}

function Panels() {
  const account = useAccount();
  const zones = useTimeZones();
  const panels = (me: Me, known: TimeZones) => (
    <>
      <PicturePanel me={me} />
      <AboutPanel me={me} zones={known} />
      <EmailPanel me={me} />
      <DataPanel />
      <DeletionPanel me={me} />
    </>
  );
  const waiting = panels(PLACEHOLDER_ACCOUNT, []);
  return (
    <Loaded query={account} waiting={waiting}>
      {(me) => (
        <Loaded query={zones} waiting={waiting}>
          {(known) => panels(me, known)}
        </Loaded>
      )}
    </Loaded>
  );
}
