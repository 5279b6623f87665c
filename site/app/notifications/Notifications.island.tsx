import { Typeset } from '../../ui/Typeset.tsx';
import { Area } from '../area/Area.tsx';
import { Panel } from '../area/Panel.tsx';
import { ChosenPanel } from './ChosenPanel.tsx';
import type { NotificationsProps } from './texts.ts';

/** `/account/notifications`: the kinds of mail that the account receives. */
export function Notifications(props: NotificationsProps) {
  const { always } = props.words;
  return (
    <Area page={props}>
      <ChosenPanel />
      <Panel heading={always.heading} lead={always.lead}>
        <ul className="area-always text-sm">
          {always.kinds.map((kind) => (
            <Typeset.li key={kind}>{kind}</Typeset.li>
          ))}
        </ul>
      </Panel>
    </Area>
  );
}
