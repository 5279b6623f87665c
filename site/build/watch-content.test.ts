import { EventEmitter } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchContent } from './watch-content.ts';

test('reads content once for many files that change together', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const changed = vi.fn();
  watcher.on('change', changed);
  watchContent().hooks['astro:server:setup']?.({ server: { watcher } } as never);
  watcher.emit('all', 'unlink', 'content/pages/0.txt');
  vi.runAllTimers();
  expect(changed).not.toHaveBeenCalled();
  for (let file = 0; file < 100; file += 1) {
    watcher.emit('all', 'unlink', `content/pages/${file}.yaml`);
  }
  vi.runAllTimers();
  const files = changed.mock.calls.map(([file]) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(new Set(files).size).toBe(files.length);
});
