import Bowser from 'bowser';
import { fill } from '../../../contract/fill.ts';

interface Words {
  /** The pattern of a device name, with `{browser}` and `{system}`. */
  device: string;
  unknown: string;
}

/** Returns a name for a device, based on its user agent. */
export function deviceOf(userAgent: string, { device, unknown }: Words): string {
  if (userAgent === '') return unknown;
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return fill(device, { browser: browser.name, system: os.name });
  return browser.name || os.name || unknown;
}

/** Returns whether the device is a phone or a tablet. */
export const isHandheld = (userAgent: string): boolean =>
  userAgent !== '' && ['mobile', 'tablet'].includes(Bowser.parse(userAgent).platform.type ?? '');
