import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionHead } from '../SectionHead.tsx';
import { schema } from './schema.ts';

type Section = SectionProps<typeof schema>;

/** Renders one permission: a switch, and the consequences of both positions. */
function Ask({
  name,
  when,
  allowed,
  refused,
  isAllowed,
  words,
}: Section['asks'][number] & { words: Section['context']['words']['permissions'] }) {
  return (
    <li className="permission grid border-t">
      <label className="grid items-center gap-md">
        <input className="switch bg-surface" type="checkbox" defaultChecked={isAllowed} />
        <span>
          <Text.b>{name}</Text.b> <Text.span className="text-note">{when}</Text.span>
        </span>
      </label>
      <p data-is="allowed">
        <Text.span className="permission-state text-accent">{words.allowed}</Text.span>{' '}
        <Text>{allowed}</Text>
      </p>
      <p data-is="refused">
        <Text.span className="permission-state">{words.refused}</Text.span> <Text>{refused}</Text>
      </p>
    </li>
  );
}

/**
 * Renders the permissions that an app asks for, each with a switch that shows what still works without it, and the ones
 * it never asks for.
 */
function Permissions({ type, anchor, heading, lead, asks, never, context }: Section) {
  return (
    <section id={anchor} className="section wrap" data-section={type}>
      <SectionHead heading={heading} lead={lead} align="apart" />
      <ul>
        {asks.map((ask) => (
          <Ask key={ask.name} {...ask} words={context.words.permissions} />
        ))}
      </ul>
      <div className="permissions-never grid">
        <Text.h3>{never.title}</Text.h3>
        <ul className="flex flex-wrap text-xl text-muted">
          {never.items.map((item) => (
            <Text.li key={item}>{item}</Text.li>
          ))}
        </ul>
        <Text.p>{never.note}</Text.p>
      </div>
    </section>
  );
}

export const permissions = defineSection({
  schema,
  Component: Permissions,
});
