import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** The proxies whose `X-Forwarded-*` headers are trusted, in Fastify's format. */
export type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean);

/** Ranges that Fastify knows by name. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether an address is not reachable from the internet; the last range is for networks of carriers (RFC 6598). */
const isPrivate = proxyAddr.compile([...NAMED_RANGES, '100.64.0.0/10']);

/**
 * Parses TRUST_PROXY: `true`, `false`, the number of proxies in front of the server, or their addresses (`10.0.0.0/8,
 * ::1`, `loopback`).
 *
 * A number alone would let a client that reaches the server directly forge its address, which is why Fastify ignores
 * numbers. Here it only counts while the nearest proxy is on a private network; otherwise its address must be listed.
 * @returns undefined when the value is none of these
 */
export function trustProxy(value: string): TrustProxy | undefined {
  if (value === 'true') return true;
  if (value === 'false' || value === '0') return false;
  if (/^\d{1,2}$/.test(value)) {
    return (address, hop) => hop < Number(value) && (hop > 0 || isPrivate(address, hop));
  }
  const addresses = value.split(',').map((address) => address.trim());
  return addresses.every(isAddressOrRange) ? addresses : undefined;
}

/** Returns a check whether an address belongs to a trusted proxy, by Fastify's rules. */
export function proxyTest(trust: TrustProxy): (address: string) => boolean {
  if (typeof trust === 'boolean') return () => trust;
  const isTrusted = Array.isArray(trust) ? proxyAddr.compile(trust) : trust;
  return (address) => isTrusted(address, 0);
}

function isAddressOrRange(value: string): boolean {
  if (NAMED_RANGES.includes(value)) return true;
  if (isIP(value.split('/', 1)[0] ?? '') === 0) return false;
  try {
    proxyAddr.compile(value);
    return true;
  } catch {
    return false;
  }
}
