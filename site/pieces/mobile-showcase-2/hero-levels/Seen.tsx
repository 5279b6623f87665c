import { clockTime } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Device } from '../../../kit/phone/Device.tsx';
import { ScreenBlocks } from '../../../kit/phone/ScreenBlock.tsx';
import { Onward } from '../../../kit/screen-walk/Onward.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Ledger } from './Ledger.tsx';
import { OnScreenDecision } from './OnScreenDecision.tsx';
import type { schema } from './schema.ts';

type Section = SectionProps<typeof schema>;

interface Props extends Omit<Section['walk'][number], 'connected' | 'row'> {
  /** Its number among the places, counted from 1. */
  number: number;
  /** The choice of signal that shows it; both if undefined. */
  signal: 'none' | 'there' | undefined;
  section: Section;
}

/** Renders the view at a place: the phone's screen, what happens, and who knows about it. */
export function Seen(props: Props) {
  const { number, signal, section, screen, decision, bars, level, place, says, office } = props;
  const { anchor, context, walk, checks } = section;
  const words = context.words.heroLevels;
  const { title, status, time, blocks } = screen;
  return (
    <div className="levels-seen" data-of={number} data-signal={signal}>
      <div className="levels-device">
        <Device
          {...{ title, status, bars }}
          time={clockTime(context.lang, time)}
          noSignal={context.words.screenWalk.noSignal}
        >
          <ScreenBlocks blocks={blocks} />
          {decision && <OnScreenDecision {...decision} name={`${anchor}-decision-${number}`} />}
        </Device>
      </div>
      <div className="levels-told ebony">
        <Text.h2 className="text-2xl">{`${level} ${place}`}</Text.h2>
        <Text.p>{says}</Text.p>
        <Ledger checks={checks} done={props.done} kept={props.kept} words={words} />
        <p className="levels-office">
          <Text.b>{words.sees}</Text.b> <Text>{office}</Text>
        </p>
        <Onward
          name={anchor}
          number={number}
          steps={walk.map((each) => each.place)}
          context={context}
        />
      </div>
    </div>
  );
}
