import type { ReactNode } from 'react';
import { Text } from '../../ui/Text.tsx';

interface Props {
  /** Distinguishes the screens of different devices: always light, the terminal of a shop, or a list. */
  look?: 'plain' | 'bright' | 'register' | 'sheet';
  title: string;
  status?: string | undefined;
  time: string;
  /** The signal strength, in four bars. */
  bars: number;
  /** The text in the bar if there is no signal. */
  noSignal: string;
  children: ReactNode;
}

/** Renders a phone of no particular make that shows a screen of an app. */
export function Device({ look, title, status, time, bars, noSignal, children }: Props) {
  return (
    <div className="phone-device" data-look={look}>
      <div className="phone-screen text-sm text-ink">
        <div className="phone-status">
          <span>{time}</span>
          {bars === 0 && <Text.span className="phone-without">{noSignal}</Text.span>}
          <span className="phone-signal" data-bars={bars} />
        </div>
        <div className="phone-bar">
          <span className="phone-mark" />
          <Text.span className="phone-title text-sm font-semibold">{title}</Text.span>
          {status !== undefined && (
            <Text.span className="phone-subtitle text-label">{status}</Text.span>
          )}
        </div>
        <div className="phone-body">{children}</div>
      </div>
    </div>
  );
}
