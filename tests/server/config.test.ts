import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../server/config.ts';
import { stripForwardedPorts } from '../../server/http/client.ts';

test('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '', TRUST_PROXY: '' })).toEqual(readConfig({}));
});

test.each([
  ['PORT', 'abc', 'PORT: "abc" is not a port (0 to 65535).'],
  ['PORT', '-1', 'PORT: "-1" is not a port (0 to 65535).'],
  ['HOST', 'a host', 'HOST: "a host" is not a host.'],
  [
    'PUBLIC_URL',
    'lailoom.example',
    'PUBLIC_URL: "lailoom.example" is not an address that begins with https:// or http://.',
  ],
  ...['maybe', '10.0.0.0/33', '::1/129', '10.0.0.1/8/8', '10.0.0.1,', '-1', 'example.com'].map(
    (value) => [
      'TRUST_PROXY',
      value,
      `TRUST_PROXY: "${value}" is not true, false, a number of proxies or a list of their addresses.`,
    ],
  ),
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL: "loud" is not one of fatal, error, warn, info, debug, trace, silent.',
  ],
  ['HSTS_SUBDOMAINS', 'yes', 'HSTS_SUBDOMAINS: "yes" is not true or false.'],
  ['LEADS_PER_MINUTE', '0', 'LEADS_PER_MINUTE: "0" is not a positive whole number.'],
  ['SECRET_KEY', 'too short', 'SECRET_KEY: the value is shorter than 32 characters.'],
  ['MAIL_FROM', 'nobody', 'MAIL_FROM: "nobody" is not an email address.'],
  [
    'DATABASE_URL',
    'mysql://root:secret@db/x',
    'DATABASE_URL: the value is not an address that begins with postgres://.',
  ],
  [
    'SMTP_URL',
    'https://mail.example',
    'SMTP_URL: the value is not an address that begins with smtp:// or smtps://.',
  ],
  [
    'LEAD_WEBHOOK_URL',
    'https://crm.example',
    'LEAD_WEBHOOK_SECRET is required with LEAD_WEBHOOK_URL, to sign requests.',
  ],
])('refuses %s=%s in one line', (name, value, message) => {
  expect(() => readConfig({ [String(name)]: String(value) })).toThrow(new ConfigError(message));
});

test('reports each invalid variable in a line', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT: [^\n]+\nLOG_LEVEL: /);
});

/** Returns the visitor’s address as a server with this TRUST_PROXY sees it. */
async function visitor(trustProxy: string, peer: string, forwarded: string): Promise<string> {
  const server = Fastify({ trustProxy: readConfig({ TRUST_PROXY: trustProxy }).trustProxy });
  stripForwardedPorts(server);
  server.get('/', async ({ ip }) => ip);
  const headers = { 'x-forwarded-for': forwarded };
  return (await server.inject({ url: '/', remoteAddress: peer, headers })).body;
}

test.each([
  ['', '10.0.0.1', '203.0.113.9', '10.0.0.1'],
  ['true', '198.51.100.1', '203.0.113.9', '203.0.113.9'],
  ['1', '10.0.0.1', '192.0.2.1, 203.0.113.9', '203.0.113.9'],
  ['1', '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['2', '10.0.0.1', '192.0.2.1, 203.0.113.9', '192.0.2.1'],
  ['1', '198.51.100.1', '203.0.113.9', '198.51.100.1'],
  ['198.51.100.0/24', '198.51.100.1', '203.0.113.9', '203.0.113.9'],
  ['198.51.100.0/24', '10.0.0.1', '203.0.113.9', '10.0.0.1'],
  ['1', '10.0.0.1', '203.0.113.9:51234', '203.0.113.9'],
  ['2', '10.0.0.1', '[2001:db8::1]:443, 10.0.0.2:80', '2001:db8::1'],
  ['true', '10.0.0.1', '[2001:db8::1], 10.0.0.2', '2001:db8::1'],
  ['10.0.0.0/8', '10.0.0.1', '203.0.113.9:1, 10.0.0.2:80', '203.0.113.9'],
  ['1', '10.0.0.1', '2001:db8::1:80', '2001:db8::1:80'],
])(
  'with TRUST_PROXY=%s, %s that forwards %s has the visitor %s',
  async (trust, peer, forwarded, expected) => {
    expect(await visitor(trust, peer, forwarded)).toBe(expected);
  },
);
