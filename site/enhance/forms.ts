import { FILE_MAX } from '../../contract/api/conversation-limits.ts';

/**
 * Runs on every page with a form as soon as it is parsed, with or without React. An invalid form shows its errors
 * beside its fields, in the page's language, instead of in a browser bubble.
 */

document.addEventListener(
  'invalid',
  (event) => {
    const field = event.target as HTMLInputElement;
    const { form } = field;
    if (!form) return;
    event.preventDefault();
    form.classList.add('was-validated');
    // Radio buttons are invalid as a group.
    const bearer = field.closest<HTMLElement>('.options') ?? field;
    bearer.dataset['hint'] ??= bearer.getAttribute('aria-describedby') ?? '';
    bearer.setAttribute('aria-invalid', 'true');
    bearer.setAttribute(
      'aria-describedby',
      `${bearer.id}-${field.validity.valueMissing ? 'required' : 'wrong'}`,
    );
    // A fieldset is invalid if any of its fields is, and comes before them.
    if (form.querySelector(':invalid:not(fieldset)') === field) field.focus();
  },
  true,
);

function settle(bearer: HTMLElement) {
  bearer.removeAttribute('aria-invalid');
  bearer.setAttribute('aria-describedby', bearer.dataset['hint'] ?? '');
}

document.addEventListener('input', ({ target }) => {
  const field = target as HTMLInputElement;
  // React, if it is there, has just cleared what the server refused.
  if (field.matches('.lead-form [type=file]')) {
    const isTooLarge = [...(field.files ?? [])].some(({ size }) => size > FILE_MAX);
    field.setCustomValidity(isTooLarge ? ' ' : '');
  }
  const bearer = field.closest<HTMLElement>('[aria-invalid]');
  if (bearer && field.validity.valid) settle(bearer);
});
document.addEventListener('reset', ({ target }) => {
  const form = target as HTMLFormElement;
  form.classList.remove('was-validated');
  form.querySelectorAll<HTMLElement>('[aria-invalid]').forEach(settle);
});
