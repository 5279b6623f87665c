import { Term } from '../../ui/Term.tsx';
import { Text } from '../../ui/Text.tsx';
import { DrawnButtons } from '../DrawnButtons.tsx';
import type { VignetteContent } from '../parts.ts';
import { VignetteFrame } from '../VignetteFrame.tsx';
import type { schema } from './schema.ts';

/** Renders a list of tasks, and the facts of the one that waits for a person. */
export function WorkList(vignette: VignetteContent<typeof schema>) {
  const { items, fields, rule, actions, ...frame } = vignette;
  const chosen = items.find(({ isChosen }) => isChosen);
  return (
    <VignetteFrame {...frame}>
      <div className="work-list grid gap-lg">
        <ul className="work-list-items">
          {items.map(({ name, detail, state, isChosen }) => (
            <li className="relative grid" key={name} data-state={state} data-chosen={isChosen}>
              <Text.b className="font-medium">{name}</Text.b>
              <Text.span className="text-label">{detail}</Text.span>
            </li>
          ))}
        </ul>
        <div className="work-list-chosen grid content-start gap-md">
          <Text.p className="text-lg font-semibold">{chosen?.name ?? ''}</Text.p>
          <dl className="grid gap-sm">
            {fields.map(({ label, value }) => (
              <Term key={label} term={label} detail={value} />
            ))}
          </dl>
          <Text.p className="work-list-rule">{rule}</Text.p>
          <p className="flex flex-wrap gap-xs">
            <DrawnButtons labels={actions} />
          </p>
        </div>
      </div>
    </VignetteFrame>
  );
}
