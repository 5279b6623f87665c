import { BlockList, isIP, isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** The proxies whose `X-Forwarded-*` headers are trusted, in Fastify's format. */
export type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean);

/** Ranges that Fastify knows by name. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** Networks that are not reachable from the internet. */
const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv6');
}

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
    return (address, hop) => hop < Number(value) && (hop > 0 || isPrivate(address));
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

/** Whether an address is on a private network; an unknown address (of a closed socket) is not. */
function isPrivate(address: string | undefined): boolean {
  if (address === undefined) return false;
  return privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function isAddressOrRange(value: string): boolean {
  if (NAMED_RANGES.includes(value)) return true;
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
