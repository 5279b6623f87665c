import { bold, heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { StageContent } from '../define-stage.ts';
import { frameMarkdown } from '../parts-markdown.ts';
import type { schema } from './schema.ts';

type Content = StageContent<typeof schema>;
type Request = Content['requests'][number];

/** Renders the signers of a request in order, each with their deputy. */
const routeMarkdown = (route: Request['route'], { signers, away }: Content): string =>
  list(
    route.map(({ signer, said, limit, deputy }) => {
      const { who = '', role = '' } = signers[signer - 1] ?? {};
      return [
        `${bold(who)}, ${plain(role)}: ${plain(said)}`,
        limit,
        deputy && `${away.label}: ${deputy.who}, ${deputy.role}: ${deputy.said}`,
      ]
        .filter((each) => each !== undefined)
        .map((each, index) => (index === 0 ? each : plain(each)))
        .join('; ');
    }),
    true,
  );

function requestMarkdown(request: Request, stage: Content): string {
  const { words, away } = stage;
  const { flag } = request;
  const isAffected = request.route.some(({ deputy }) => deputy !== undefined);
  return join(
    heading(3, `${request.amount}: ${request.what}`),
    list([request.by, request.band].map(plain)),
    bold(words.order),
    routeMarkdown(request.route, stage),
    isAffected ? undefined : `${bold(away.label)}: ${plain(away.unaffected)}`,
    bold(words.request),
    list(request.facts.map(({ term, detail }) => `${plain(term)}: ${plain(detail)}`)),
    flag && `${bold(flag.title)} ${plain(flag.body)}`,
    bold(words.log),
    list(request.log.map(({ time, body }) => `${plain(time)}: ${plain(body)}`)),
    `${bold(words.outcome)}: ${plain(request.outcome)}`,
    list([
      `${plain(words.usual)}: ${plain(request.usual)}`,
      `${plain(words.latest)}: ${plain(request.latest)}`,
    ]),
  );
}

/** Renders the amounts from which each person signs, then each request with its progress. */
export const toMarkdown = (stage: Content): string =>
  join(
    frameMarkdown(stage),
    list(
      stage.signers.map(({ who, role, rule }) => `${bold(who)}, ${plain(role)}: ${plain(rule)}`),
      true,
    ),
    paragraph(`${stage.words.notNeeded}: –`),
    paragraph(stage.choose),
    ...stage.requests.map((request) => requestMarkdown(request, stage)),
  );
