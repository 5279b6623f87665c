import { createContext, use } from 'react';
import { CHOICE_FIELDS, type ChoiceField } from '../../../contract/api/lead-fields.ts';
import type { Lead } from '../../../contract/api/leads.ts';
import type { Form } from '../../../contract/forms.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Localized } from '../../../contract/text.ts';
import type { AreaWords } from '../area/texts.ts';
import type { Moments } from './moments.ts';
import type { InboxWords } from './texts.ts';

export type AppWords = Localized<InboxWords['app']> & Pick<AreaWords['app'], 'errors'>;

/** What the site calls what leads name by an id. */
export interface Names {
  /** Its forms, and what they ask to choose. */
  forms: Readonly<Record<string, Localized<Pick<Form, 'title' | ChoiceField>>>>;
  /** The name of each offer by its id. */
  offers: Readonly<Record<string, string>>;
}

/** What was chosen in a form, in words: questions and answers. A form that asks for it no more leaves its id. */
export const chosenIn = (lead: Lead, { forms }: Names) =>
  CHOICE_FIELDS.filter((field) => lead[field] !== '').map((field) => {
    const asked = forms[lead.form]?.[field];
    const option = asked?.options.find(({ id }) => id === lead[field]);
    return { field, question: asked?.label, answer: option?.label ?? lead[field] };
  });

/** What every part of the inbox needs to say something. */
interface Speech {
  lang: Lang;
  words: AppWords;
  moments: Moments;
  names: Names;
  /** What the company is called. */
  company: string;
}

export const SpeechContext = createContext<Speech | undefined>(undefined);

export function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('outside of the inbox');
  return speech;
}
