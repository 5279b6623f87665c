import Bowser from 'bowser';
import { fill } from '../../../contract/fill.ts';

interface Words {
  /** `{browser}` and `{system}` */
  device: string;
  unknown: string;
}

/** What a device is called, by what its browser says of itself. */
export function deviceOf(userAgent: string, { device, unknown }: Words): string {
  if (userAgent === '') return unknown;
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return fill(device, { browser: browser.name, system: os.name });
  return browser.name || os.name || unknown;
}

/** Whether it is a telephone or a tablet. */
export const isHandheld = (userAgent: string): boolean =>
  userAgent !== '' && ['mobile', 'tablet'].includes(Bowser.parse(userAgent).platform.type ?? '');
