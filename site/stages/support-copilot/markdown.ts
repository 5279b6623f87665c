import { bold, heading, join, list, paragraph, plain, quotation } from '../../ui/markdown.ts';
import type { StageContent } from '../define-stage.ts';
import { decisionMarkdown, frameMarkdown } from '../parts-markdown.ts';
import type { schema } from './schema.ts';

type Content = StageContent<typeof schema>;

/** Renders one conversation: its messages, the copilot's draft or refusal, and its basis. */
const conversationMarkdown = (
  conversation: Content['conversations'][number],
  words: Content['words'],
): string => {
  const { from, subject, came, said, messages, draft, refusal } = conversation;
  return join(
    heading(3, `${from}: ${subject}`),
    list([plain(came), plain(said)]),
    ...messages.map(({ who, body }) => quotation(`${bold(who)}: ${plain(body)}`)),
    refusal && `${bold(refusal.title)} ${plain(refusal.body)}`,
    `${bold(draft.title)}: ${draft.parts
      .map(({ body, source }) => plain(body) + (source === undefined ? '' : ` (${source})`))
      .join(' ')}`,
    bold(words.sources),
    list(
      conversation.sources.map(({ document, place, words: passage, remark }) =>
        [`${bold(document)}, ${plain(place)}: ${plain(passage)}`, remark && plain(remark)]
          .filter((each) => each !== undefined)
          .join(' – '),
      ),
      true,
    ),
    bold(words.steps),
    list(conversation.steps.map(({ body }) => plain(body))),
    bold(words.customer),
    list(conversation.customer.map(({ term, detail }) => `${plain(term)}: ${plain(detail)}`)),
    decisionMarkdown(conversation.decision),
  );
};

/** Renders every conversation, then the summary of the day. */
export const toMarkdown = (stage: Content): string =>
  join(
    frameMarkdown(stage),
    paragraph(stage.choose),
    ...stage.conversations.map((each) => conversationMarkdown(each, stage.words)),
    bold(stage.day.title),
    list(stage.day.figures.map(({ term, detail }) => `${plain(term)}: ${plain(detail)}`)),
  );
