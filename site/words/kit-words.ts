import { z } from 'zod';
import { sentence, text } from '../../contract/text.ts';

/**
 * The texts of the sections' own controls. They are the same on every page, so no page has to
 * provide them. One key per section. Source: `content/kit.yaml`.
 */
export const kitWords = z.strictObject({
  leadForm: z.strictObject({
    otherwise: text(60).describe('Before the telephone and LINE, below a form'),
    privacy: text(40).describe('Leads to the privacy notice, below each form'),
  }),
  heroEvent: z.strictObject({
    when: text(24).describe('Heads the hours of an event'),
    where: text(24).describe('Heads its place'),
  }),
  pricing: z.strictObject({
    period: text(40).describe('Names the choice of monthly or yearly'),
    monthly: text(24),
    yearly: text(24),
    currency: text(40).describe('Names the choice of baht or dollars'),
    baht: text(24),
    dollars: text(24),
    plan: text(24).describe('Heads the plans’ names in a table'),
    once: text(24).describe('Of a price that is paid once'),
    free: text(24),
    monthByMonth: text(60).describe('Stands under a price that is paid monthly'),
    yearTotal: sentence(60, 'amount').describe('What a year costs'),
    yearSaving: sentence(60, 'amount').describe('How much less that is than paying monthly'),
    withPages: sentence(60, 'pages').describe('What a price is for: a month, and the pages in it'),
    fromPages: sentence(60, 'pages').describe('The same, where it is agreed from so many on'),
    pageMore: sentence(80, 'baht', 'dollars').describe('What each page beyond them costs'),
  }),
  priceTool: z.strictObject({
    pages: text(40).describe('Names the choice of how many pages a month'),
    runs: text(40).describe('Names the choice of where it runs'),
    ours: text(40),
    own: text(40),
    aMonth: text(40).describe('Stands beside a price'),
    volume: text(40).describe('Heads numbers of pages a month in a table'),
    perPage: sentence(60, 'amount').describe('What the price comes to for a page'),
    eachPage: sentence(40, 'amount').describe('The same, where there is little room'),
    inDollars: sentence(80, 'amount').describe('What it is in dollars'),
    within: sentence(80, 'pages', 'included').describe(
      'How many of the pages in the price are used',
    ),
    beyond: sentence(80, 'included', 'more').describe(
      'How many are in the price, how many are not',
    ),
    pageMore: sentence(80, 'amount').describe('What each page more costs'),
    saves: sentence(120, 'amount', 'monthly').describe('What one would save by paying yearly'),
    saved: sentence(120, 'amount').describe('What one saves by it'),
    invoice: text(60).describe('Heads the invoice of a month'),
    invoices: text(60).describe('Heads the invoices of a year'),
    months: text(60).describe('Stands below it: how a year is reckoned'),
    planLine: sentence(60, 'plan', 'included'),
    moreLine: sentence(60, 'more', 'amount'),
    vat: sentence(40, 'rate'),
    total: text(40),
    withheld: sentence(60, 'rate'),
    transfer: text(40).describe('What is left to be paid'),
    ask: text(40).describe('Asks for the offer by e-mail'),
    subject: sentence(120, 'plan', 'pages', 'period').describe('Of that e-mail'),
    body: text(120).describe('What that e-mail asks to be filled in'),
  }),
  heroLost: z.strictObject({
    subject: text(60).describe('Of the e-mail that reports a broken link'),
    body: text(120).describe('What that e-mail asks for'),
  }),
  heroDesk: z.strictObject({
    ask: text(80).describe('Before the address where the server says how it is'),
    link: text(40).describe('That address, as a link'),
    asking: text(60).describe('Said while the server is asked'),
    ready: text(80),
    notReady: text(120),
    unknown: text(120).describe('Said where there is no server of ours to ask'),
    checked: text(40).describe('Before the time'),
  }),
  heroLesson: z.strictObject({
    line: text(60).describe('Names the choice of a line'),
    seesAll: text(60).describe('The line above everything'),
    seesBelow: sentence(60, 'line').describe('A line between two bands'),
    seesNothing: text(60).describe('The line below everything'),
    band: sentence(80, 'values', 'wrong').describe('What a band holds'),
    kind: text(60).describe('Names the choice of what an error costs'),
    kindCost: sentence(60, 'kind', 'amount'),
    cost: sentence(60, 'values').describe('Heads what it costs altogether'),
    looks: sentence(60, 'count', 'amount'),
    passes: sentence(60, 'count', 'amount'),
    cheapest: text(80).describe('Said of the line that costs least'),
    dearer: sentence(80, 'amount').describe('Said of the others'),
    right: text(40).describe('Explains a colour, as the next three do'),
    wrong: text(40),
    seen: text(40),
    caught: text(40),
    all: text(40).describe('Leads to the course'),
  }),
  heroMap: z.strictObject({
    example: text(24).describe('Beside an address that is made up'),
  }),
  teamWeek: z.strictObject({
    days: z.array(text(16)).length(5).describe('From Monday to Friday'),
    morning: text(16),
    afternoon: text(16),
    yours: text(40).describe('Somebody of ours is with the client'),
    ours: text(40).describe('Or works for them in our house'),
    away: text(40).describe('Or on something else'),
  }),
  measuredTable: z.strictObject({
    remark: text(40).describe('Heads the column of remarks'),
  }),
  ruleBuilder: z.strictObject({
    when: text(40).describe('Heads what comes in, as the next four do the other parts of a rule'),
    condition: text(40),
    way: text(40),
    limit: text(40),
    silence: text(40),
    sentence: text(60).describe('Heard before the rule as a sentence'),
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
      .describe('What happens to silence, and the gap that this leaves'),
    both: sentence(40, 'first', 'second').describe('Two who are asked at once'),
    steps: z.strictObject({
      asked: sentence(40, 'who'),
      answered: sentence(40, 'who'),
      reminded: sentence(60, 'who'),
      handedOn: sentence(40, 'who'),
      letThrough: text(40),
    }),
    states: z
      .strictObject({
        inTime: text(40),
        late: text(40),
        handedOn: text(40),
        letThrough: text(40),
        open: text(40),
      })
      .describe('How a case stands at the end of the week'),
    leftOut: text(40).describe('Of a case that the rule is not about'),
    key: z
      .strictObject({ morning: text(40), asked: text(40), deputy: text(40) })
      .describe('Explains what is drawn'),
    forgets: text(40).describe('Heads the gaps of a rule'),
  }),
  dataSheet: z.strictObject({
    contents: text(40).describe('Names the list of its tables, for screen readers'),
  }),
  meteredPrice: z.strictObject({
    holds: sentence(80, 'included', 'unit', 'amount').describe('What is in a price, and beyond it'),
  }),
  usageYear: z.strictObject({
    choose: text(60).describe('Names the choice of a month'),
    month: text(24),
    pages: text(24),
    free: sentence(60, 'pages').describe('On the line in the drawing'),
    of: sentence(60, 'pages', 'month').describe('After the pages of a month'),
    paid: text(40),
    beyond: sentence(80, 'pages', 'price', 'amount').describe('What is paid for more pages'),
    listed: text(40).describe('What others pay for as many pages'),
    talk: text(40).describe('Names the column of the talks'),
    engineer: sentence(60, 'minutes', 'of'),
    log: text(24),
    listedYear: text(60),
    paidYear: text(60),
  }),
  comparisonTable: z.strictObject({
    yes: text(24).describe('Heard where a tick is drawn'),
    no: text(24).describe('Heard where a dash is drawn'),
  }),
  programme: z.strictObject({
    days: text(40).describe('Names the links to the days'),
    speaker: sentence(40, 'name', 'field').describe('Who speaks, and what they stand for'),
    show: text(40).describe('Names the choice of which sessions are shown'),
    all: text(24),
    workshops: text(24),
    talk: text(24).describe('What kind of session it is'),
    workshop: text(24),
    panel: text(24),
    english: text(24).describe('In which language it is spoken'),
    thai: text(24),
  }),
  venue: z.strictObject({
    seats: sentence(40, 'count').describe('How many seats a room has'),
  }),
  codeSample: z.strictObject({
    files: text(40).describe('Names the choice of file'),
    fold: text(40).describe('Opens code that is folded'),
  }),
  pattern: z
    .strictObject({
      model: text(80),
      system: text(40),
      person: text(40),
    })
    .describe('The lanes in which data goes; that of a model lies outside the company’s systems'),
  permissions: z.strictObject({
    allowed: text(24).describe('Before what a permission is used for'),
    refused: text(24).describe('Before what still works without it'),
  }),
  screenWalk: z.strictObject({
    next: sentence(32, 'step'),
    previous: sentence(32, 'step'),
    noSignal: text(24).describe('Stands in a phone’s status bar'),
  }),
  heroReceipt: z.strictObject({
    total: text(24),
    of: sentence(80, 'count', 'card', 'reward').describe('How many stamps there are on the card'),
    owner: text(48).describe('Heads what only the owner sees'),
    stamp: text(40).describe('What a stamp costs'),
    app: text(40).describe('What the app costs for each bill'),
    both: text(40),
    share: text(40).describe('After a share of the bill, in per cent'),
  }),
  heroLevels: z.strictObject({
    sent: sentence(48, 'count').describe('How many checks the office has'),
    kept: sentence(48, 'count').describe('How many are on the phone alone'),
    open: sentence(48, 'count').describe('How many are still to do'),
    sees: text(40).describe('Stands before what the office sees'),
  }),
  testimonials: z.strictObject({
    rating: sentence(40, 'rating').describe('How many knots of five, for screen readers'),
  }),
  slider: z.strictObject({
    previous: text(24),
    next: text(24),
    position: sentence(24, 'slide', 'slides').describe('Which of the slides is there'),
  }),
  courseCards: z.strictObject({
    author: text(24).describe('Stands before who teaches it'),
    time: text(24).describe('Stands before how long it takes'),
    likes: text(24).describe('Stands before how it was liked'),
    before: text(24).describe('Heard before a price that is crossed out'),
    now: text(24).describe('Heard before the price that took its place'),
    levels: z.strictObject({ beginner: text(40), intermediate: text(40), advanced: text(40) }),
  }),
  heroCatalogue: z.strictObject({
    level: text(40).describe('Names the choice of a level'),
    allLevels: text(24),
    price: text(40).describe('Names the choice of a price'),
    anyPrice: text(24),
    free: text(24),
    under: sentence(40, 'amount'),
    reduced: text(24),
    shown: sentence(60, 'shown', 'all').describe('How many courses are left by both choices'),
    none: text(120).describe('Said where none is left'),
    read: sentence(60, 'lesson').describe('Leads to the lesson that can be read'),
    lesson: text(40).describe('Explains how a lesson is drawn, as the next one does'),
    readable: text(40),
    hours: sentence(16, 'hours').describe('On the scale above the lessons'),
  }),
  player: z.strictObject({
    listen: sentence(60, 'title').describe('Names a player to those who listen'),
    pause: sentence(60, 'title').describe('What its button does while it plays'),
    place: sentence(60, 'title').describe('Names what shows and sets how far it has come'),
    back: sentence(24, 'seconds'),
    forward: sentence(24, 'seconds'),
    speed: text(24),
    times: sentence(16, 'speed'),
    goesOn: sentence(40, 'time').describe('Where it will go on, as somebody has heard the rest'),
  }),
  heroPodcast: z.strictObject({
    newest: text(40).describe('Stands above the newest episode'),
    voices: text(60).describe('Explains the colours of the voices'),
  }),
  postTeasers: z.strictObject({
    minutes: sentence(24, 'minutes').describe('How long it takes to read'),
  }),
  heroViews: z.strictObject({
    views: text(60).describe('Names the links to the other views of the posts'),
  }),
  postViews: z
    .strictObject({
      pages: text(40).describe('Names the links to the pages of a list'),
      page: sentence(24, 'number').describe('Names one of them'),
      newer: text(24),
      older: text(24),
      search: text(40).describe('Labels the field that searches the posts'),
      searchHint: text(120).describe('What is searched'),
      everything: text(24),
      topics: text(24),
      authors: text(24),
      minutes: sentence(16, 'minutes').describe('How long one takes, in a narrow column'),
      bars: text(160).describe('Explains what stands above the days of a month'),
      month: sentence(40, 'count', 'minutes').describe('How much there is to read in a month'),
      openings: sentence(160, 'count', 'time').describe(
        'How long it takes to read all openings of a page, and what is drawn above each',
      ),
      readOn: text(40).describe('Leads from an opening to all of the post; its title follows'),
    })
    .describe('Of every list of posts'),
  topicIndex: z.strictObject({
    articles: sentence(24, 'count').describe('How many there are on a topic'),
    all: sentence(80, 'count').describe('How many there are altogether'),
  }),
  heroIssue: z.strictObject({
    all: sentence(80, 'articles', 'minutes').describe('How much there is to read'),
  }),
  weekPlan: z.strictObject({
    week: sentence(24, 'week'),
    handed: text(48).describe('Heads what is handed over at the end of a week'),
    yours: text(40).describe('Heads what the client does, and decides'),
    hours: sentence(40, 'hours').describe('How long that takes the client'),
    days: sentence(24, 'days').describe('How long a piece of work takes, for machines that read'),
    paid: text(40).describe('Stands before what has been paid by the end of a week'),
    unpaid: text(32).describe('Said of a week that is not charged'),
    end: text(24).describe('Chooses the week after which it ends'),
    have: text(40).describe('Heads what there would be then'),
    missing: text(40).describe('Heads what there would not be'),
    withYou: text(24).describe('Explains how a piece of work is drawn, as the next three do'),
    build: text(24),
    tryOut: text(24),
    mend: text(24),
  }),
  differences: z.strictObject({
    result: text(24).describe('Names what is left of a subtraction, for whoever listens'),
  }),
  signedBy: z.strictObject({
    paper: text(24).describe('Heads what is signed, in a table'),
    prepared: text(40).describe('Heads what was prepared for it'),
    signer: text(24).describe('Heads who signs'),
  }),
  monthClose: z.strictObject({
    day: text(40).describe('Names the choice of the working day'),
    done: sentence(60, 'count', 'day').describe('Stands after how many are done'),
    counts: z.strictObject({
      alone: sentence(40, 'count').describe('How many are done by themselves'),
      person: sentence(40, 'count').describe('How many a person has done'),
      later: sentence(40, 'count').describe('How many have not begun'),
      waits: sentence(40, 'who', 'count').describe('How many wait for somebody'),
    }),
    states: z
      .strictObject({
        alone: text(32),
        person: sentence(32, 'who'),
        waits: sentence(32, 'who'),
        later: text(32),
      })
      .describe('How a task stands'),
  }),
});

export type KitWords = z.infer<typeof kitWords>;
