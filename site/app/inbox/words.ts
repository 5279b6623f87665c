import { CHOICE_FIELDS, type ChoiceField } from '../../../contract/api/lead-fields.ts';
import type { Lead } from '../../../contract/api/leads.ts';
import type { Form } from '../../../contract/forms.ts';
import type { Localized } from '../../../contract/text.ts';
import type { ConversationProps } from '../messages/texts.ts';
import { usePage } from '../page-context.ts';
import type { DateFormats } from './date-formats.ts';
import type { InboxWords } from './texts.ts';

/** The display names of the ids in leads. */
export interface Names {
  /** The forms, and the fields in which they offer a choice. */
  forms: Readonly<Record<string, Localized<Pick<Form, 'title' | ChoiceField>>>>;
  /** The name of each offer by its id. */
  offers: Readonly<Record<string, string>>;
}

/**
 * Returns the choices made in a form as questions and answers. A choice that the form no longer offers is shown by its
 * id.
 */
export const chosenIn = (lead: Lead, { forms }: Names) =>
  CHOICE_FIELDS.filter((field) => lead[field] !== '').map((field) => {
    const asked = forms[lead.form]?.[field];
    const option = asked?.options.find(({ id }) => id === lead[field]);
    return { field, question: asked?.label, answer: option?.label ?? lead[field] };
  });

/** The props of the inbox, which its parts use. */
export interface InboxProps extends ConversationProps {
  words: Localized<InboxWords['app']>;
  names: Names;
  /** The message for users who are signed in but not administrators. */
  notAdmin: Localized<InboxWords['notAdmin']>;
  /** The name of the company. */
  company: string;
  /** The address of the home page. */
  home: string;
}

/** Returns the props of the inbox, and its formats of dates and times. */
export const useInbox = usePage<InboxProps & { dateFormats: DateFormats }>;
