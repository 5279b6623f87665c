import { z } from 'zod';
import { counted, sentence, text, texts } from '../../contract/text.ts';

/** The texts of the controls of sections made for a single page, one key per section. Source: `content/kit.yaml`. */
export const pieceWords = {
  heroEvent: z.strictObject({
    when: text(24).describe('The heading of an event’s time'),
    where: text(24).describe('The heading of its place'),
  }),
  priceTool: z.strictObject({
    pages: text(40).describe('The label of the number of pages per month'),
    runs: text(40).describe('The label of the hosting choice'),
    ...texts(40, 'ours', 'own'),
    aMonth: text(40).describe('Shown beside a price'),
    within: sentence(80, 'pages', 'included').describe(
      'The number of included pages that are used',
    ),
    beyond: sentence(80, 'included', 'more').describe(
      'The number of included and of additional pages',
    ),
    pageMore: sentence(80, 'amount').describe('The price per additional page'),
    saves: sentence(120, 'amount', 'monthly').describe('The possible saving by paying yearly'),
    saved: sentence(120, 'amount').describe('The saving by paying yearly'),
    invoice: text(60).describe('The heading of a month’s invoice'),
    invoices: text(60).describe('The heading of a year’s invoices'),
    months: text(60).describe('Explains below how a year is calculated'),
    planLine: sentence(60, 'plan', 'included'),
    moreLine: sentence(60, 'more', 'amount'),
    vat: sentence(40, 'rate'),
    total: text(40),
    withheld: sentence(60, 'rate'),
    transfer: text(40).describe('The amount to transfer'),
    ask: text(40).describe('The link to request the offer by email'),
    subject: sentence(120, 'plan', 'pages', 'period').describe('The subject of that email'),
    body: text(120).describe('The body of that email, with fields to fill in'),
  }),
  heroLost: z.strictObject({
    subject: text(60).describe('The subject of the email that reports a broken link'),
    body: text(120).describe('The body of that email'),
  }),
  heroDesk: z.strictObject({
    ask: text(80).describe('Shown before the address of the server’s status'),
    link: text(40).describe('The link to that address'),
    asking: text(60).describe('Shown while the server’s status is requested'),
    ready: text(80),
    notReady: text(120),
    unknown: text(120).describe('Shown if there is no server of ours'),
    checked: text(40).describe('Shown before the time'),
  }),
  heroLesson: z.strictObject({
    line: text(60).describe('The label of the choice of a threshold'),
    seesAll: text(60).describe('The threshold is above everything'),
    seesBelow: sentence(60, 'line').describe('The threshold is between two bands'),
    seesNothing: text(60).describe('The threshold is below everything'),
    band: sentence(80, 'values', 'wrong').describe('The content of a band'),
    kind: text(60).describe('The label of the choice of an error’s cost'),
    kindCost: sentence(60, 'kind', 'amount'),
    cost: sentence(60, 'values').describe('The heading of the total cost'),
    looks: sentence(60, 'count', 'amount'),
    passes: sentence(60, 'count', 'amount'),
    cheapest: text(80).describe('For the cheapest threshold'),
    dearer: sentence(80, 'amount').describe('For all others'),
    right: text(40).describe('The legend of a color; so are the next three'),
    ...texts(40, 'wrong', 'seen', 'caught'),
  }),
  closedDays: text(60).describe('Before the next holidays, on contact pages'),
  heroMap: z.strictObject({
    example: text(24).describe('Beside a fictitious address'),
  }),
  ruleBuilder: z.strictObject({
    when: text(40).describe(
      'The heading of a rule’s trigger; the next four are for its other parts',
    ),
    ...texts(40, 'condition', 'way', 'limit', 'silence'),
    sentence: text(60).describe('Read before the rule as a sentence, for screen readers'),
    ways: z.strictObject({
      first: z.strictObject({ label: sentence(40, 'first'), says: sentence(60, 'first') }),
      inTurn: z.strictObject({
        label: sentence(40, 'first', 'second'),
        says: sentence(60, 'first', 'second'),
      }),
      atOnce: z.strictObject({
        label: sentence(40, 'first', 'second'),
        says: sentence(80, 'first', 'second'),
      }),
    }),
    silences: z
      .strictObject({
        remind: z.strictObject({ label: text(40), says: text(80), forgets: text(160) }),
        handOn: z.strictObject({
          label: sentence(40, 'deputy'),
          says: sentence(80, 'deputy'),
          forgets: sentence(160, 'deputy'),
        }),
        letThrough: z.strictObject({ label: text(40), says: text(80), forgets: text(160) }),
      })
      .describe('The outcome without an answer, and the resulting gap'),
    both: sentence(40, 'first', 'second').describe('Two people who are asked at the same time'),
    steps: z.strictObject({
      asked: sentence(40, 'who'),
      answered: sentence(40, 'who'),
      reminded: sentence(60, 'who'),
      handedOn: sentence(40, 'who'),
      letThrough: text(40),
    }),
    states: z
      .strictObject({
        ...texts(40, 'inTime', 'late', 'handedOn', 'letThrough', 'open'),
      })
      .describe('The state of a case at the end of the week'),
    leftOut: text(40).describe('For a case that the rule does not cover'),
    key: z
      .strictObject({ morning: text(40), asked: text(40), deputy: text(40) })
      .describe('The legend of the drawing'),
    forgets: text(40).describe('The heading of a rule’s gaps'),
  }),
  usageYear: z.strictObject({
    choose: text(60).describe('The label of the choice of a month'),
    month: text(24),
    free: sentence(60, 'pages').describe('The label of the line in the drawing'),
    of: sentence(60, 'pages', 'month').describe('Shown after the pages of a month'),
    paid: text(40),
    beyond: sentence(80, 'pages', 'price', 'amount').describe('The price of additional pages'),
    listed: text(40).describe('The list price of the same number of pages'),
    talk: text(40).describe('The column heading of the talks'),
    engineer: sentence(60, 'minutes', 'of'),
    log: text(24),
    ...texts(60, 'listedYear', 'paidYear'),
  }),
  programme: z.strictObject({
    talk: text(24).describe('The kind of session'),
    ...texts(24, 'workshop', 'panel'),
    english: text(24).describe('The language of the session'),
    thai: text(24),
  }),
  venue: z.strictObject({
    seats: sentence(40, 'count').describe('The number of seats in a room'),
  }),
  pattern: z
    .strictObject({
      model: text(80),
      ...texts(40, 'system', 'person'),
    })
    .describe('The lanes of the data flow; that of a model is outside the company’s systems'),
  heroReceipt: z.strictObject({
    total: text(24),
    of: sentence(80, 'count', 'card', 'reward').describe('The number of stamps on the card'),
    owner: text(48).describe('The heading of the owner’s view'),
    stamp: text(40).describe('The cost of a stamp'),
    app: text(40).describe('The cost of the app per bill'),
    both: text(40),
    share: text(40).describe('Shown after a percentage of the bill'),
  }),
  heroLevels: z.strictObject({
    sent: sentence(48, 'count').describe('The number of checks sent to the office'),
    kept: sentence(48, 'count').describe('The number of checks stored only on the phone'),
    open: sentence(48, 'count').describe('The number of open checks'),
    sees: text(40).describe('Shown before the office’s view'),
  }),
  heroCatalogue: z.strictObject({
    level: text(40).describe('The label of the filter by level'),
    allLevels: text(24),
    price: text(40).describe('The label of the filter by price'),
    ...texts(24, 'anyPrice', 'free'),
    under: sentence(40, 'amount'),
    reduced: text(24),
    shown: sentence(60, 'shown', 'all').describe('The number of courses that match both filters'),
    none: text(120).describe('Shown if no course matches'),
    read: sentence(60, 'lesson').describe('The link to the sample lesson'),
  }),
  heroPodcast: z.strictObject({
    newest: text(40).describe('Shown above the newest episode'),
    voices: text(60).describe('The legend of the voices’ colors'),
  }),
  topicIndex: z.strictObject({
    articles: sentence(24, 'count').describe('The number of posts on a topic'),
    all: sentence(80, 'count').describe('The total number'),
  }),
  heroIssue: z.strictObject({
    all: sentence(80, 'articles', 'minutes').describe(
      'The number of posts and the total reading time',
    ),
  }),
  weekPlan: z.strictObject({
    week: sentence(24, 'week'),
    hours: sentence(40, 'hours').describe('The time that the client needs for them'),
    paid: text(40).describe('Shown before the amount paid by the end of a week'),
    unpaid: text(32).describe('For a week that is not charged'),
    have: text(40).describe('The heading of what would be finished then'),
    missing: text(40).describe('The heading of what would be missing'),
    withYou: text(24).describe('The legend of a task; so are the next three'),
    ...texts(24, 'build', 'tryOut', 'mend'),
  }),
  closeReport: z.strictObject({
    day: text(40).describe('The column of the working days'),
    waitedFor: text(32).describe('The column of who a task waited for'),
    waited: counted(24).describe('The number of days that a task waited'),
    alone: text(32).describe('Shown before the tasks that were done automatically'),
  }),
  monthClose: z.strictObject({
    day: text(40).describe('The label of the choice of a working day'),
    done: sentence(60, 'count', 'day').describe('Shown after the number of completed tasks'),
    alone: sentence(40, 'count').describe('The number of tasks done automatically'),
    person: sentence(40, 'count').describe('The number of tasks that people finished'),
    others: text(40).describe('Opens the list of the tasks that do not wait for a person'),
    waits: sentence(40, 'who', 'count').describe('The number waiting for a person'),
    states: z
      .strictObject({
        alone: text(32),
        person: sentence(32, 'who'),
        waits: sentence(32, 'who'),
        later: text(32),
      })
      .describe('The state of a task'),
  }),
};
