import type { SectionProps } from '../../../kit/define-section.ts';
import { HeroWords } from '../../../kit/HeroWords.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;

/** Renders the window of the old program, in the style of its time. It is a picture with a description. */
function Screen({ title, menu, fields, columns, rows, total, keys, status }: Props['screen']) {
  return (
    <div className="old-window min-w-0 text-sm" aria-hidden="true">
      <Text.p className="old-title font-semibold">{title}</Text.p>
      <p className="old-menu flex flex-wrap">
        {menu.map((entry) => (
          <Text.span key={entry}>{entry}</Text.span>
        ))}
      </p>
      <div className="old-fields grid">
        {fields.map(({ label, value }) => (
          <p className="grid items-center" key={label}>
            <Text.span>{label}</Text.span>
            <Text.span className="old-value">{value}</Text.span>
          </p>
        ))}
      </div>
      <div className="old-lines">
        {[columns, ...rows].map((cells, row) => (
          <p key={cells.join()} className={row === 0 ? 'old-row old-head' : 'old-row'}>
            {cells.map((cell) => (
              <Text.span className="overflow-clip nowrap" key={cell}>
                {cell}
              </Text.span>
            ))}
          </p>
        ))}
        <p className="old-total flex items-center gap-sm font-semibold">
          <Text.span>{total.label}</Text.span>
          <Text.span className="old-value">{total.value}</Text.span>
        </p>
      </div>
      <p className="old-keys flex flex-wrap">
        {keys.map((key) => (
          <Text.span key={key}>{key}</Text.span>
        ))}
      </p>
      <Text.p className="old-status">{status}</Text.p>
    </div>
  );
}

/** Renders the opening of a story: one oversized line, the old program below it, and the notes stuck on it. */
export function HeroOldScreen(section: Props) {
  const { heading, lead, actions, description, screen, notes, example } = section;
  return (
    <section className="old-screen deep overflow-clip" data-section="hero">
      <HeroWords heading={heading} lead={lead} actions={actions} />
      <figure className="old-desk wrap grid gap-lg">
        <Text.p className="sr-only">{description}</Text.p>
        <Screen {...screen} />
        <ul className="old-notes grid gap-sm">
          {notes.map(({ words, by }) => (
            <li className="grid gap-xs font-medium" key={words}>
              <Text.span>{words}</Text.span>
              <Text.span className="text-xs font-normal">{by}</Text.span>
            </li>
          ))}
        </ul>
        <Text.figcaption className="text-xs">{example}</Text.figcaption>
      </figure>
    </section>
  );
}
