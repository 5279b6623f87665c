import type { ComponentProps } from 'react';
import { Actions } from '../ui/Actions.tsx';
import { Text } from '../ui/Text.tsx';
import { Lead } from './SectionWords.tsx';

interface Props {
  heading: string;
  lead: string;
  actions?: ComponentProps<typeof Actions>['actions'];
}

/** Renders the heading of an opening section as one oversized line, its lead and its actions (hero-large.css). */
export function LargeWords({ heading, lead, actions }: Props) {
  return (
    <div className="hero-large wrap grid gap-lg">
      <Text.h1 className="text-huge">{heading}</Text.h1>
      <Lead>{lead}</Lead>
      {actions && <Actions actions={actions} />}
    </div>
  );
}
