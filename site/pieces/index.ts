import type { SectionDefinition, SectionSchema } from '../kit/define-section.ts';
import { schema as timeline } from './about-v1/timeline/schema.ts';
import { Timeline } from './about-v1/timeline/Timeline.tsx';
import { HeroHouse } from './about-v2/hero-house/HeroHouse.tsx';
import { schema as heroHouse } from './about-v2/hero-house/schema.ts';
import { HeroJobs } from './about-v3/hero-jobs/HeroJobs.tsx';
import { schema as heroJobs } from './about-v3/hero-jobs/schema.ts';
import { HeroIssue } from './blog/hero-issue/HeroIssue.tsx';
import { schema as heroIssue } from './blog/hero-issue/schema.ts';
import { schema as topicIndex } from './blog/topic-index/schema.ts';
import { TopicIndex } from './blog/topic-index/TopicIndex.tsx';
import { PostWall } from './blog-grid/post-wall/PostWall.tsx';
import { schema as postWall } from './blog-grid/post-wall/schema.ts';
import { PostPictures } from './blog-grid-sidebar/post-pictures/PostPictures.tsx';
import { schema as postPictures } from './blog-grid-sidebar/post-pictures/schema.ts';
import { PostArchive } from './blog-list/post-archive/PostArchive.tsx';
import { schema as postArchive } from './blog-list/post-archive/schema.ts';
import { PostFinder } from './blog-list-sidebar/post-finder/PostFinder.tsx';
import { schema as postFinder } from './blog-list-sidebar/post-finder/schema.ts';
import { HeroPodcast } from './blog-podcast/hero-podcast/HeroPodcast.tsx';
import { schema as heroPodcast } from './blog-podcast/hero-podcast/schema.ts';
import { PostFeed } from './blog-simple-feed/post-feed/PostFeed.tsx';
import { schema as postFeed } from './blog-simple-feed/post-feed/schema.ts';
import { HeroEvent } from './conference/hero-event/HeroEvent.tsx';
import { schema as heroEvent } from './conference/hero-event/schema.ts';
import { Portraits } from './conference/portraits/Portraits.tsx';
import { schema as portraits } from './conference/portraits/schema.ts';
import { Programme } from './conference/programme/Programme.tsx';
import { schema as programme } from './conference/programme/schema.ts';
import { schema as venue } from './conference/venue/schema.ts';
import { Venue } from './conference/venue/Venue.tsx';
import { HeroReply } from './contacts-v1/hero-reply/HeroReply.tsx';
import { schema as heroReply } from './contacts-v1/hero-reply/schema.ts';
import { HeroMap } from './contacts-v2/hero-map/HeroMap.tsx';
import { schema as heroMap } from './contacts-v2/hero-map/schema.ts';
import { HeroDesk } from './contacts-v3/hero-desk/HeroDesk.tsx';
import { schema as heroDesk } from './contacts-v3/hero-desk/schema.ts';
import { HeroWardrobe } from './digital-agency/hero-wardrobe/HeroWardrobe.tsx';
import { schema as heroWardrobe } from './digital-agency/hero-wardrobe/schema.ts';
import { PageReview } from './digital-agency/page-review/PageReview.tsx';
import { schema as pageReview } from './digital-agency/page-review/schema.ts';
import { HeroLost } from './errors-404-1/hero-lost/HeroLost.tsx';
import { schema as heroLost } from './errors-404-1/hero-lost/schema.ts';
import { HeroMissing } from './errors-404-2/hero-missing/HeroMissing.tsx';
import { schema as heroMissing } from './errors-404-2/hero-missing/schema.ts';
import { CloseReport } from './financial-consulting/close-report/CloseReport.tsx';
import { schema as closeReport } from './financial-consulting/close-report/schema.ts';
import { Differences } from './financial-consulting/differences/Differences.tsx';
import { schema as differences } from './financial-consulting/differences/schema.ts';
import { MonthClose } from './financial-consulting/month-close/MonthClose.tsx';
import { toMarkdown as monthCloseMarkdown } from './financial-consulting/month-close/markdown.ts';
import { schema as monthClose } from './financial-consulting/month-close/schema.ts';
import { SignedBy } from './financial-consulting/signed-by/SignedBy.tsx';
import { schema as signedBy } from './financial-consulting/signed-by/schema.ts';
import { HeroLoom } from './home/hero-loom/HeroLoom.tsx';
import { schema as heroLoom } from './home/hero-loom/schema.ts';
import { schema as viewpoint } from './home/viewpoint/schema.ts';
import { Viewpoint } from './home/viewpoint/Viewpoint.tsx';
import { schema as weaveTable } from './home/weave-table/schema.ts';
import { WeaveTable } from './home/weave-table/WeaveTable.tsx';
import { DayLanes } from './medical/day-lanes/DayLanes.tsx';
import { schema as dayLanes } from './medical/day-lanes/schema.ts';
import { HeroRecord } from './medical/hero-record/HeroRecord.tsx';
import { toMarkdown as heroRecordMarkdown } from './medical/hero-record/markdown.ts';
import { schema as heroRecord } from './medical/hero-record/schema.ts';
import { HeroLock } from './mobile-showcase-1/hero-lock/HeroLock.tsx';
import { schema as heroLock } from './mobile-showcase-1/hero-lock/schema.ts';
import { HeroLevels } from './mobile-showcase-2/hero-levels/HeroLevels.tsx';
import { schema as heroLevels } from './mobile-showcase-2/hero-levels/schema.ts';
import { HeroReceipt } from './mobile-showcase-3/hero-receipt/HeroReceipt.tsx';
import { schema as heroReceipt } from './mobile-showcase-3/hero-receipt/schema.ts';
import { HeroLesson } from './online-courses/hero-lesson/HeroLesson.tsx';
import { toMarkdown as heroLessonMarkdown } from './online-courses/hero-lesson/markdown.ts';
import { schema as heroLesson } from './online-courses/hero-lesson/schema.ts';
import { CoursePaths } from './portfolio-courses/course-paths/CoursePaths.tsx';
import { schema as coursePaths } from './portfolio-courses/course-paths/schema.ts';
import { HeroCatalogue } from './portfolio-courses/hero-catalogue/HeroCatalogue.tsx';
import { schema as heroCatalogue } from './portfolio-courses/hero-catalogue/schema.ts';
import { CaseWall } from './portfolio-grid/case-wall/CaseWall.tsx';
import { schema as caseWall } from './portfolio-grid/case-wall/schema.ts';
import { CaseTable } from './portfolio-list/case-table/CaseTable.tsx';
import { schema as caseTable } from './portfolio-list/case-table/schema.ts';
import { CaseSlides } from './portfolio-slider/case-slides/CaseSlides.tsx';
import { schema as caseSlides } from './portfolio-slider/case-slides/schema.ts';
import { OtherPrices } from './pricing/other-prices/OtherPrices.tsx';
import { schema as otherPrices } from './pricing/other-prices/schema.ts';
import { toMarkdown as priceToolMarkdown } from './pricing/price-tool/markdown.ts';
import { PriceTool } from './pricing/price-tool/PriceTool.tsx';
import { schema as priceTool } from './pricing/price-tool/schema.ts';
import { DayHour } from './product/day-hour/DayHour.tsx';
import { schema as dayHour } from './product/day-hour/schema.ts';
import { HeroDay } from './product/hero-day/HeroDay.tsx';
import { schema as heroDay } from './product/hero-day/schema.ts';
import { Integrations } from './product/integrations/Integrations.tsx';
import { schema as integrations } from './product/integrations/schema.ts';
import { Postings } from './saas-1/postings/Postings.tsx';
import { schema as postings } from './saas-1/postings/schema.ts';
import { ReadingLimit } from './saas-1/reading-limit/ReadingLimit.tsx';
import { schema as readingLimit } from './saas-1/reading-limit/schema.ts';
import { Allowed } from './saas-2/allowed/Allowed.tsx';
import { schema as allowed } from './saas-2/allowed/schema.ts';
import { Cited } from './saas-2/cited/Cited.tsx';
import { schema as cited } from './saas-2/cited/schema.ts';
import { HeroRanges } from './saas-3/hero-ranges/HeroRanges.tsx';
import { schema as heroRanges } from './saas-3/hero-ranges/schema.ts';
import { toMarkdown as ruleBuilderMarkdown } from './saas-4/rule-builder/markdown.ts';
import { RuleBuilder } from './saas-4/rule-builder/RuleBuilder.tsx';
import { schema as ruleBuilder } from './saas-4/rule-builder/schema.ts';
import { MatchingTotals } from './saas-5/matching-totals/MatchingTotals.tsx';
import { schema as matchingTotals } from './saas-5/matching-totals/schema.ts';
import { Exam } from './services-details-v1/exam/Exam.tsx';
import { schema as exam } from './services-details-v1/exam/schema.ts';
import { HeroReports } from './services-details-v2/hero-reports/HeroReports.tsx';
import { schema as heroReports } from './services-details-v2/hero-reports/schema.ts';
import { SaleNight } from './services-details-v2/sale-night/SaleNight.tsx';
import { schema as saleNight } from './services-details-v2/sale-night/schema.ts';
import { DecliningEmail } from './services-v1/declining-email/DecliningEmail.tsx';
import { schema as decliningEmail } from './services-v1/declining-email/schema.ts';
import { OutcomeFinder } from './services-v1/outcome-finder/OutcomeFinder.tsx';
import { schema as outcomeFinder } from './services-v1/outcome-finder/schema.ts';
import { HeroTeams } from './services-v2/hero-teams/HeroTeams.tsx';
import { schema as heroTeams } from './services-v2/hero-teams/schema.ts';
import { HeroInstalments } from './software-dev-agency-1/hero-instalments/HeroInstalments.tsx';
import { schema as heroInstalments } from './software-dev-agency-1/hero-instalments/schema.ts';
import { schema as weekPlan } from './software-dev-agency-1/week-plan/schema.ts';
import { WeekPlan } from './software-dev-agency-1/week-plan/WeekPlan.tsx';
import { HiddenCases } from './software-dev-agency-2/hidden-cases/HiddenCases.tsx';
import { schema as hiddenCases } from './software-dev-agency-2/hidden-cases/schema.ts';
import { Patterns } from './software-dev-agency-2/patterns/Patterns.tsx';
import { schema as patterns } from './software-dev-agency-2/patterns/schema.ts';
import { HeroOldScreen } from './software-dev-agency-3/hero-old-screen/HeroOldScreen.tsx';
import { schema as heroOldScreen } from './software-dev-agency-3/hero-old-screen/schema.ts';
import { Minutes } from './software-dev-agency-3/minutes/Minutes.tsx';
import { schema as minutes } from './software-dev-agency-3/minutes/schema.ts';
import { schema as termSheet } from './startup/term-sheet/schema.ts';
import { TermSheet } from './startup/term-sheet/TermSheet.tsx';
import { schema as usageYear } from './startup/usage-year/schema.ts';
import { UsageYear } from './startup/usage-year/UsageYear.tsx';
import { Lifetimes } from './trust/lifetimes/Lifetimes.tsx';
import { schema as lifetimes } from './trust/lifetimes/schema.ts';

/** Defines a section by its schema, its component, and all that differs from most sections. */
const piece = <Schema extends SectionSchema>(
  schema: Schema,
  Component: SectionDefinition<Schema>['Component'],
  more: Omit<SectionDefinition<Schema>, 'schema' | 'Component'> = {},
): SectionDefinition<Schema> => ({ schema, Component, ...more });

/** The sections made for a single page, each in a folder named after that page. */
export const PIECES = {
  timeline: piece(timeline, Timeline),
  heroHouse: piece(heroHouse, HeroHouse, { styles: ['ui/Portrait.css'], opening: 'below-bar' }),
  heroJobs: piece(heroJobs, HeroJobs, {
    styles: ['ui/Teaser.css', 'collections/jobs/pay-bar.css'],
    opening: 'below-bar',
  }),
  heroIssue: piece(heroIssue, HeroIssue, { styles: ['ui/Teaser.css'], opening: 'below-bar' }),
  topicIndex: piece(topicIndex, TopicIndex, { styles: ['ui/Teaser.css'] }),
  postWall: piece(postWall, PostWall, { styles: ['ui/Teaser.css'] }),
  postPictures: piece(postPictures, PostPictures, { styles: ['ui/Teaser.css'] }),
  postArchive: piece(postArchive, PostArchive),
  postFinder: piece(postFinder, PostFinder, { styles: ['ui/Teaser.css'] }),
  heroPodcast: piece(heroPodcast, HeroPodcast, {
    opening: 'below-bar',
    styles: ['ui/player/Player.css'],
  }),
  postFeed: piece(postFeed, PostFeed, { styles: ['ui/Teaser.css', 'collections/body/body.css'] }),
  heroEvent: piece(heroEvent, HeroEvent, { opening: 'under-bar' }),
  portraits: piece(portraits, Portraits, { styles: ['ui/Portrait.css'] }),
  programme: piece(programme, Programme),
  venue: piece(venue, Venue),
  heroReply: piece(heroReply, HeroReply, { styles: ['ui/Portrait.css'], opening: 'below-bar' }),
  heroMap: piece(heroMap, HeroMap, { opening: 'below-bar' }),
  heroDesk: piece(heroDesk, HeroDesk, { opening: 'below-bar' }),
  heroWardrobe: piece(heroWardrobe, HeroWardrobe, { opening: 'below-bar' }),
  pageReview: piece(pageReview, PageReview),
  heroLost: piece(heroLost, HeroLost, { opening: 'under-bar' }),
  heroMissing: piece(heroMissing, HeroMissing, { opening: 'below-bar' }),
  closeReport: piece(closeReport, CloseReport, { styles: ['stages/stage.css'] }),
  differences: piece(differences, Differences, { styles: ['stages/stage.css'] }),
  monthClose: piece(monthClose, MonthClose, {
    toMarkdown: monthCloseMarkdown,
    opening: 'below-bar',
    styles: ['stages/stage.css'],
  }),
  signedBy: piece(signedBy, SignedBy),
  heroLoom: piece(heroLoom, HeroLoom, { opening: 'under-bar' }),
  viewpoint: piece(viewpoint, Viewpoint),
  weaveTable: piece(weaveTable, WeaveTable),
  dayLanes: piece(dayLanes, DayLanes),
  heroRecord: piece(heroRecord, HeroRecord, {
    toMarkdown: heroRecordMarkdown,
    opening: 'below-bar',
  }),
  heroLock: piece(heroLock, HeroLock, { opening: 'below-bar' }),
  heroLevels: piece(heroLevels, HeroLevels, { opening: 'below-bar' }),
  heroReceipt: piece(heroReceipt, HeroReceipt, { opening: 'below-bar', styles: ['ui/Choice.css'] }),
  heroLesson: piece(heroLesson, HeroLesson, {
    toMarkdown: heroLessonMarkdown,
    opening: 'below-bar',
    styles: ['ui/Choice.css'],
  }),
  coursePaths: piece(coursePaths, CoursePaths),
  heroCatalogue: piece(heroCatalogue, HeroCatalogue, {
    opening: 'below-bar',
    styles: ['ui/Choice.css'],
  }),
  caseWall: piece(caseWall, CaseWall, { opening: 'below-bar', styles: ['ui/Teaser.css'] }),
  caseTable: piece(caseTable, CaseTable, { opening: 'below-bar' }),
  caseSlides: piece(caseSlides, CaseSlides, { hasIsland: true, opening: 'below-bar' }),
  priceTool: piece(priceTool, PriceTool, {
    toMarkdown: priceToolMarkdown,
    opening: 'below-bar',
    styles: ['ui/Choice.css'],
  }),
  otherPrices: piece(otherPrices, OtherPrices),
  dayHour: piece(dayHour, DayHour),
  heroDay: piece(heroDay, HeroDay, { opening: 'under-bar' }),
  integrations: piece(integrations, Integrations),
  postings: piece(postings, Postings, { styles: ['stages/stage.css'] }),
  readingLimit: piece(readingLimit, ReadingLimit, { styles: ['stages/stage.css'] }),
  allowed: piece(allowed, Allowed),
  cited: piece(cited, Cited),
  heroRanges: piece(heroRanges, HeroRanges, { opening: 'under-bar' }),
  ruleBuilder: piece(ruleBuilder, RuleBuilder, {
    toMarkdown: ruleBuilderMarkdown,
    opening: 'below-bar',
  }),
  matchingTotals: piece(matchingTotals, MatchingTotals),
  exam: piece(exam, Exam, { styles: ['ui/Choice.css'] }),
  heroReports: piece(heroReports, HeroReports, { opening: 'below-bar' }),
  saleNight: piece(saleNight, SaleNight),
  outcomeFinder: piece(outcomeFinder, OutcomeFinder, {
    opening: 'below-bar',
    styles: ['ui/Choice.css'],
  }),
  decliningEmail: piece(decliningEmail, DecliningEmail, { styles: ['ui/Portrait.css'] }),
  heroTeams: piece(heroTeams, HeroTeams, { opening: 'below-bar' }),
  heroInstalments: piece(heroInstalments, HeroInstalments, { opening: 'below-bar' }),
  weekPlan: piece(weekPlan, WeekPlan),
  hiddenCases: piece(hiddenCases, HiddenCases),
  patterns: piece(patterns, Patterns, {
    styles: ['ui/code/Code.css', 'code-sample/code-sample.css'],
  }),
  heroOldScreen: piece(heroOldScreen, HeroOldScreen, { opening: 'below-bar' }),
  minutes: piece(minutes, Minutes),
  termSheet: piece(termSheet, TermSheet, { opening: 'below-bar' }),
  usageYear: piece(usageYear, UsageYear),
  lifetimes: piece(lifetimes, Lifetimes, { styles: ['ui/Choice.css'] }),
};
