import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Refusal } from '../../contract/api/messages.ts';
import type { Connection } from './connection.ts';

const SECOND = 1000;

/** The minimum rate of an upload after the usual time, in bytes per second: a bad phone connection. */
export const RATE_MIN = 16 * 1024;

/** The time that other requests have, in milliseconds, by request that may take longer. */
const slowRequests = new WeakMap<IncomingMessage, number>();

/** Lets a request take longer than others, whose time is in milliseconds, as long as data keeps arriving. */
export function allowSlow(request: IncomingMessage, time: number): void {
  slowRequests.set(request, time);
}

/** Whether a connection may continue after its time, as long as each further interval brings the minimum rate. */
export function mayContinue({ open, socket }: Connection, cut: () => void): boolean {
  const request = open.find((exchange) => !exchange.request.complete)?.request;
  const time = request && slowRequests.get(request);
  if (request === undefined || time === undefined) return false;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const isOver = request.complete || socket.destroyed;
    const isTooSlow = socket.bytesRead - before < (RATE_MIN * time) / SECOND;
    before = socket.bytesRead;
    if (isOver || isTooSlow) clearInterval(timer);
    if (isTooSlow && !isOver) cut();
  }, time).unref();
  return true;
}

/** Returns the size of an upload from its header, or the maximum; throws a Refusal if it exceeds that. */
export function declaredSize({ 'content-length': length }: IncomingHttpHeaders, max: number) {
  if (Number(length) > max) throw new Refusal('tooLarge');
  return length === undefined ? max : Number(length);
}
