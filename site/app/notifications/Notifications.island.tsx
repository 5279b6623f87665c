import { Typeset } from '../../ui/Typeset.tsx';
import { Area } from '../area/Area.tsx';
import { Panel } from '../area/Panel.tsx';
import type { AreaProps } from '../area/use-area.ts';
import { ChosenPanel } from './ChosenPanel.tsx';
import type { NotificationsWords } from './texts.ts';

interface Props extends AreaProps {
  words: NotificationsWords['app'];
  /** The version of the newsletter consent, and its wording. */
  consent: { version: string; newsletter: string };
  /** The address of the page where an email address is confirmed. */
  confirm: string;
}

/** `/account/notifications`: the kinds of mail that the account receives. */
export function Notifications(props: Props) {
  const { words, consent, confirm } = props;
  return (
    <Area page={props}>
      <ChosenPanel words={words.chosen} consent={consent} confirm={confirm} />
      <Panel heading={words.always.heading} lead={words.always.lead}>
        <ul className="area-always">
          {words.always.kinds.map((kind) => (
            <li key={kind}>
              <Typeset>{kind}</Typeset>
            </li>
          ))}
        </ul>
      </Panel>
    </Area>
  );
}
