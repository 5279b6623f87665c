import type { ComponentProps } from 'react';
import { Actions } from '../ui/Actions.tsx';
import { Text } from '../ui/Text.tsx';
import { Lead } from './SectionWords.tsx';

interface Props {
  heading: string;
  lead: string;
  actions: ComponentProps<typeof Actions>['actions'];
}

/** Renders the heading of an opening section as one oversized line, and below it the lead with the actions (hero-more.css). */
export function HeroWords({ heading, lead, actions }: Props) {
  return (
    <div className="hero-lines wrap grid gap-2xl">
      <Text.h1 className="text-huge">{heading}</Text.h1>
      <div className="hero-more">
        <Lead>{lead}</Lead>
        <Actions actions={actions} />
      </div>
    </div>
  );
}
