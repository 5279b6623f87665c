import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';

/**
 * Disables load shedding. The server under test shares its process with the test, so a blocked event loop says nothing
 * about the server and must not refuse clients.
 */
vi.mock('@fastify/under-pressure', () => {
  const plugin = async (app: FastifyInstance) => {
    app.decorate('isUnderPressure', () => false);
  };
  // Its decorations apply to all routes, as with the real one.
  return { default: Object.assign(plugin, { [Symbol.for('skip-override')]: true }) };
});
