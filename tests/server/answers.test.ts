import { expect, test, vi } from 'vitest';

// For this file alone: the server is read anew.
vi.mock('../../server/store/inbox.ts', { spy: true });
vi.resetModules();
const { readOutbox } = await import('../../server/store/inbox.ts');
const { signedIn } = await import('../api/people.ts');
const { appWithStore } = await import('./fixture.ts');

/** An entry of the outbox as it may go out. */
const ENTRY = {
  id: 1,
  kind: 'reset-password',
  to: 'ada@example.com',
  leadId: null,
  createdAt: '2026-11-21T02:15:00.000Z',
  attempts: 10,
  lastError: 'no such mailbox',
  dueAt: null,
};

/** A server whose handler for the outbox answers with this entry, and what it logs as errors. */
async function answering(entry: object) {
  const app = await appWithStore();
  const logged: unknown[] = [];
  app.server.addHook('onRequest', async (request) => {
    vi.spyOn(request.log, 'error').mockImplementation((line: unknown) => logged.push(line));
  });
  vi.mocked(readOutbox).mockResolvedValueOnce([{ ...ENTRY, ...entry }]);
  const headers = await signedIn(app, 'admin');
  return { answer: await app.server.inject({ url: '/api/outbox', headers }), logged };
}

test('what the schema of an answer does not know does not go out', async () => {
  const { answer, logged } = await answering({ payload: 'swordfish', leasedUntil: 1 });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ entries: [ENTRY] });
  expect(logged).toEqual([]);
});

test('an answer that does not fit its schema is a fault of ours: logged, and not sent', async () => {
  const { answer, logged } = await answering({ attempts: 'swordfish' });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ message: 'Something went wrong on our side' });
  expect(logged).toEqual([
    {
      err: expect.objectContaining({ code: 'FST_ERR_RESPONSE_SERIALIZATION', url: '/api/outbox' }),
    },
  ]);
});
