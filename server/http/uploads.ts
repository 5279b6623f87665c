import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Refusal } from '../../contract/api/messages.ts';
import type { Connection } from './connection.ts';

const SECOND = 1000;

/** Bytes a second that a file has to come at once it has taken as long as other requests may: a bad line of a phone. */
export const RATE_MIN = 16 * 1024;

/** For requests that may take longer: how many milliseconds others have, and how often they are looked at. */
const patience = new WeakMap<IncomingMessage, number>();

/**
 * Lets a request take longer than others, as long as it comes on.
 * @param time what others have, in milliseconds
 */
export function allowSlow(request: IncomingMessage, time: number): void {
  patience.set(request, time);
}

/**
 * Whether a connection whose request has used up its time goes on all the same. Then each further while has to bring as
 * much as the least rate makes.
 * @param cut called when one does not
 */
export function mayContinue({ open, socket }: Connection, cut: () => void): boolean {
  const request = open.find((exchange) => !exchange.request.complete)?.request;
  const time = request && patience.get(request);
  if (request === undefined || time === undefined) return false;
  let before = socket.bytesRead;
  const look = setInterval(() => {
    const isOver = request.complete || socket.destroyed;
    const isTooSlow = socket.bytesRead - before < (RATE_MIN * time) / SECOND;
    before = socket.bytesRead;
    if (isOver || isTooSlow) clearInterval(look);
    if (isTooSlow && !isOver) cut();
  }, time).unref();
  return true;
}

/**
 * The size of an upload as its header says, or the largest that it may have.
 * @throws Refusal `tooLarge` when that is more than `max`
 */
export function declaredSize({ 'content-length': length }: IncomingHttpHeaders, max: number) {
  if (Number(length) > max) throw new Refusal('tooLarge');
  return length === undefined ? max : Number(length);
}
