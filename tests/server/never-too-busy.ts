import { vi } from 'vitest';

/**
 * The server under test is in the test's own process, which is busy with the test as well: that its event loop stood still
 * for a while says nothing about the server, and refuses nobody.
 */
vi.mock('@fastify/under-pressure', () => ({ default: async () => {} }));
