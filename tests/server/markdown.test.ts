import { expect, test } from 'vitest';
import { FILES, visit } from './fixture.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

test.each([
  ['/', 'text/markdown', 'index.md'],
  ['/th/', 'text/markdown', 'th/index.md'],
  ['/landings/product', 'text/markdown, text/html;q=0.9, */*;q=0.1', 'landings/product.md'],
  ['/landings/product', 'TEXT/Markdown', 'landings/product.md'],
  // Of two types with equal weight, the first.
  ['/landings/product', 'text/markdown, text/html', 'landings/product.md'],
])('%s requested as %s is Markdown', async (url, accept, file) => {
  const answer = await visit(url, { accept });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(FILES[file]);
  expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers.vary).toBe('accept, accept-encoding');
});

test.each([
  BROWSER,
  '*/*',
  '',
  undefined,
  'text/html, text/markdown;q=0.5',
  'text/markdown;q=0',
  'text/markdown;q=nonsense',
])('sends the page to a client that accepts %s', async (accept) => {
  const answer = await visit('/landings/product', accept === undefined ? {} : { accept });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(FILES['landings/product.html']);
  expect(answer.headers.vary).toBe('accept, accept-encoding');
});

test('sends a page without Markdown as it is', async () => {
  const answer = await visit('/thanks', { accept: 'text/markdown' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(FILES['thanks.html']);
});

test('gives a page and its Markdown different ETags', async () => {
  const page = await visit('/', { accept: BROWSER });
  const markdown = await visit('/', { accept: 'text/markdown' });
  expect(markdown.headers.etag).not.toBe(page.headers.etag);
  const notModified = await visit('/', {
    accept: 'text/markdown',
    'if-none-match': String(markdown.headers.etag),
  });
  expect(notModified.statusCode).toBe(304);
  const other = await visit('/', {
    accept: 'text/markdown',
    'if-none-match': String(page.headers.etag),
  });
  expect(other.statusCode).toBe(200);
});

test.each([
  ['/index.md', '/'],
  ['/th/index.md', '/th/'],
  ['/landings/product.md', '/landings/product'],
])('%s is a file with the canonical page %s', async (url, canonical) => {
  const answer = await visit(url, { accept: BROWSER });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(FILES[url.slice(1)]);
  expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(answer.headers['link']).toBe(`<${canonical}>; rel="canonical"`);
});
