import { beforeAll, expect, test } from 'vitest';
import { FILE_MAX } from '../../contract/api/conversation-limits.ts';

beforeAll(async () => {
  await import('./forms.ts');
});

/** Shows a form with a field for files, and chooses files of some sizes, in bytes. */
function choose(...sizes: number[]): HTMLInputElement {
  document.body.innerHTML =
    '<form class="lead-form"><input type="file" id="plan" aria-describedby="plan-hint"></form>';
  const field = document.querySelector('input');
  if (!field) throw new Error('unreachable');
  Object.defineProperty(field, 'files', { value: sizes.map((size) => ({ size })) });
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

test('refuses a file that is too large before it is sent, in the words of the server’s refusal', () => {
  const field = choose(FILE_MAX, FILE_MAX + 1);
  expect(field.form?.checkValidity()).toBe(false);
  expect(field.getAttribute('aria-describedby')).toBe('plan-wrong');
});

test('accepts files up to the limit', () => {
  expect(choose(FILE_MAX, 0).form?.checkValidity()).toBe(true);
});
