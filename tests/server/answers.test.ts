import { expect, test, vi } from 'vitest';

// Only for this file: the server is imported anew.
vi.mock('../../server/store/inbox.ts', { spy: true });
vi.resetModules();
const { readOutbox } = await import('../../server/store/inbox.ts');
const { signedIn } = await import('../api/people.ts');
const { appWithStore } = await import('./fixture.ts');

/** An entry of the outbox that may be sent. */
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

/** Starts a server whose outbox handler returns this entry, and collects its logged errors. */
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

test('removes fields from an answer that its schema does not have', async () => {
  const { answer, logged } = await answering({ payload: 'swordfish', leasedUntil: 1 });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ entries: [ENTRY] });
  expect(logged).toEqual([]);
});

test('logs an answer that does not match its schema as an error and does not send it', async () => {
  const { answer, logged } = await answering({ attempts: 'swordfish' });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ message: 'Something went wrong on our side' });
  expect(logged).toEqual([
    {
      err: expect.objectContaining({ code: 'FST_ERR_RESPONSE_SERIALIZATION', url: '/api/outbox' }),
    },
  ]);
});
