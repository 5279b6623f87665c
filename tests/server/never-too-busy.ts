import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';

/**
 * The server under test is in the test's own process, which is busy with the test as well: that its event loop stood
 * still for a while says nothing about the server, and refuses no client.
 */
vi.mock('@fastify/under-pressure', () => {
  const plugin = async (app: FastifyInstance) => {
    app.decorate('isUnderPressure', () => false);
  };
  // What it decorates is there for all routes, as with the real one.
  return { default: Object.assign(plugin, { [Symbol.for('skip-override')]: true }) };
});
