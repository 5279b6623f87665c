import { bold, heading, join, list, paragraph, plain, table } from '../../ui/markdown.ts';
import type { StageContent } from '../define-stage.ts';
import { frameMarkdown } from '../parts-markdown.ts';
import { baht } from './baht.ts';
import type { schema } from './schema.ts';
import { stockBand } from './stock-band.ts';

type Content = StageContent<typeof schema>;

/** Describes the chart: the range of the stock at the end of each week. */
function weeksMarkdown({ arrives }: Content['options'][number], stage: Content): string {
  const { stock, words } = stage;
  const levels = stockBand(stock, arrives).filter(({ at }) => at > 0 && at % 7 === 0);
  return table(
    [plain(words.stock), plain(words.expected), plain(words.band)],
    levels.map(({ at, low, middle, high }) => [
      `+${at / 7}`,
      String(Math.round(middle)),
      `${Math.round(low)}–${Math.round(high)}`,
    ]),
  );
}

function optionMarkdown(option: Content['options'][number], stage: Content): string {
  const { words } = stage;
  const { day, date, comes, gap, early, late, verdict, why, risks } = option;
  return join(
    heading(3, `${day} ${date}: ${verdict}`),
    paragraph(why),
    list([
      plain(gap === undefined ? comes : `${comes}; ${gap}`),
      `${bold(words.cost)}: ${baht(early + late)}`,
      `${plain(words.early)}: ${baht(early)}`,
      `${plain(words.late)}: ${baht(late)}`,
      ...risks.map(({ label, value }) => `${plain(label)}: ${plain(value)}`),
    ]),
    weeksMarkdown(option, stage),
  );
}

/** Renders each day to order on with its costs and the stock, then the basis of the forecast. */
export const toMarkdown = (stage: Content): string =>
  join(
    frameMarkdown(stage),
    paragraph(stage.choose),
    ...stage.options.map((option) => optionMarkdown(option, stage)),
    `${bold(stage.words.room)}: ${stage.stock.room}`,
    `${bold(stage.words.sales)} (${stage.times.map(({ label }) => plain(label)).join(', ')}): ${stage.stock.sales.join(', ')}`,
    list(stage.days.map(({ label }) => plain(label))),
    bold(stage.words.drivers),
    list(
      stage.drivers.map(
        ({ label, source, effect }) => `${plain(label)} (${plain(source)}): ${plain(effect)}`,
      ),
    ),
    stage.flag && `${bold(stage.flag.title)} ${plain(stage.flag.body)}`,
  );
