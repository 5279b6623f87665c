import { SectionWords } from './SectionWords.tsx';

interface Props {
  heading: string;
  lead?: string | undefined;
  /** The position above the content; with `apart`, the lead is at the other end if there is room. */
  align?: 'start' | 'apart';
}

/** Renders a section's heading and lead above its content. */
export function SectionHead({ heading, lead, align = 'start' }: Props) {
  return (
    <div className="section-head" data-align={align}>
      <SectionWords heading={heading} lead={lead} />
    </div>
  );
}
