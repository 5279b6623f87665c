import { expect, test } from 'vitest';
import { counterpart, pages } from './pages.ts';

const FORM = 'form[action="/api/leads"]';

const withForms = pages.filter(({ $ }) => $(FORM).length > 0);

// There is nothing else by which the inbox knows where somebody has written, and in which language to answer.
test.each(withForms)(
  '$file: its forms send its English path and its language',
  ({ $, path, lang }) => {
    for (const form of $(FORM).toArray()) {
      const sent = (name: string) =>
        $(form)
          .find(`input[name="${name}"]`)
          .toArray()
          .map((input) => $(input).attr('value'));
      expect(sent('page')).toEqual([counterpart(path, 'en')]);
      expect(sent('lang')).toEqual([lang]);
    }
  },
);
